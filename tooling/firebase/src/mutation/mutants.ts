import { conditionsOf, type Condition } from './conditions';

/** The rules with one condition less. */
export type Mutant = {
  /** What was done, as a list of survivors names it. */
  name: string;
  line: number;
  rules: string;
  /** Removing a condition lets too much through; removing an alternative, too little. */
  effect: 'opens' | 'shuts' | 'either';
};

const squeezed = (text: string) => text.replace(/\s+/g, ' ');

function mutant(
  rules: string,
  { start, end }: Condition,
  by: boolean,
  effect: Mutant['effect'],
): Mutant {
  const removed = rules.slice(start, end);
  // Each line keeps its number: a denial is known by its line.
  const lines = '\n'.repeat(removed.split('\n').length - 1);
  return {
    name: `${squeezed(removed)} → ${by}`,
    line: rules.slice(0, start).split('\n').length,
    rules: `${rules.slice(0, start)}${by}${lines}${rules.slice(end)}`,
    effect,
  };
}

/** Each condition removed in turn: it holds; an alternative, or a group of them, is never there. */
export function mutantsOf(rules: string): Mutant[] {
  return conditionsOf(rules).flatMap((condition) => {
    // What is open to all users holds already.
    if (rules.slice(condition.start, condition.end) === 'true') return [];
    const { isAlternative, isGroup, isChoice } = condition;
    const claimed = (by: boolean, effect: Mutant['effect']) => mutant(rules, condition, by, effect);
    if (isChoice) return [claimed(true, 'either'), claimed(false, 'either')];
    return [
      ...(isGroup ? [] : [claimed(true, 'opens')]),
      ...(isAlternative ? [claimed(false, 'shuts')] : []),
    ];
  });
}
