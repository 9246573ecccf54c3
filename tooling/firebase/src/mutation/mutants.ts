import { conditionsOf, type Condition } from './conditions';

/** The rules with one condition removed. */
export type Mutant = {
  /** The change, as named in `survivors.ts`. */
  name: string;
  line: number;
  rules: string;
  /** A removed condition allows too much (`opens`); a removed alternative allows too little (`shuts`). */
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
  // Line numbers stay the same, because the emulator reports a denial by its line.
  const lines = '\n'.repeat(removed.split('\n').length - 1);
  return {
    name: `${squeezed(removed)} → ${by}`,
    line: rules.slice(0, start).split('\n').length,
    rules: `${rules.slice(0, start)}${by}${lines}${rules.slice(end)}`,
    effect,
  };
}

/** Returns one mutant per condition, which becomes `true`, and per alternative, which becomes `false`. */
export function mutantsOf(rules: string): Mutant[] {
  return conditionsOf(rules).flatMap((condition) => {
    // A condition that is always true cannot be removed.
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
