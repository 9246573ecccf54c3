/** A condition in the source of the rules. */
export type Condition = {
  start: number;
  end: number;
  /** True if it is an operand of `||`. */
  isAlternative: boolean;
  /** True if it consists of other conditions. */
  isGroup: boolean;
  /** True if it is the condition of `? :`. */
  isChoice: boolean;
};

type Span = { start: number; end: number };

/** The rules with comments and strings masked, so that operators can be searched for. */
function maskTexts(rules: string): string {
  return rules.replace(/\/\/.*$|'(?:[^'\\\n]|\\.)*'/gm, (part) =>
    (part.startsWith("'") ? '_' : ' ').repeat(part.length),
  );
}

const OPENING = '([{';
const CLOSING = ')]}';

/** Returns the positions of an operator outside of all brackets. */
function positionsOf(text: string, { start, end }: Span, sign: string): number[] {
  const found: number[] = [];
  let depth = 0;
  for (let at = start; at < end; at++) {
    const character = text[at] ?? '';
    if (OPENING.includes(character)) depth++;
    else if (CLOSING.includes(character)) depth--;
    else if (depth === 0 && text.startsWith(sign, at)) found.push(at);
  }
  return found;
}

function split(text: string, span: Span, sign: string): Span[] {
  const cuts = positionsOf(text, span, sign);
  const starts = [span.start, ...cuts.map((at) => at + sign.length)];
  return starts.map((start, index) => ({ start, end: cuts[index] ?? span.end }));
}

/** Returns the span without surrounding whitespace. */
function trimmed(text: string, { start, end }: Span): Span {
  const part = text.slice(start, end);
  return {
    start: start + part.length - part.trimStart().length,
    end: end - part.length + part.trimEnd().length,
  };
}

/** Returns the span inside the parentheses, if one pair encloses the whole span. */
function unwrapped(text: string, span: Span): Span | undefined {
  const inner = { start: span.start + 1, end: span.end - 1 };
  if (text[span.start] !== '(' || text[span.end - 1] !== ')') return undefined;
  let depth = 0;
  for (let at = inner.start; at < inner.end; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth < 0) return undefined;
  }
  return inner;
}

/** Returns the conditions of an expression; a group comes before its parts. */
function conditionsIn(text: string, given: Span, isAlternative = false): Condition[] {
  const span = trimmed(text, given);
  const inner = unwrapped(text, span);
  if (inner) return conditionsIn(text, inner, isAlternative);
  const group = { ...span, isAlternative, isGroup: true, isChoice: false };
  const [question] = positionsOf(text, span, '?');
  if (question !== undefined) {
    const [colon = span.end] = positionsOf(text, { start: question, end: span.end }, ':');
    const chooser = trimmed(text, { start: span.start, end: question });
    return [
      { ...chooser, isAlternative: false, isGroup: false, isChoice: true },
      ...conditionsIn(text, { start: question + 1, end: colon }),
      ...conditionsIn(text, { start: colon + 1, end: span.end }),
    ];
  }
  const alternatives = split(text, span, '||');
  if (alternatives.length > 1)
    return [group, ...alternatives.flatMap((part) => conditionsIn(text, part, true))];
  const parts = split(text, span, '&&');
  if (parts.length > 1) return [group, ...parts.flatMap((part) => conditionsIn(text, part))];
  return [{ ...group, isGroup: false }];
}

/** Returns the name of the called function, if the whole expression is a call. */
function calledBy(text: string, { start, end }: Span): string {
  const name = /^\w+/.exec(text.slice(start, end))?.[0] ?? '';
  return unwrapped(text, { start: start + name.length, end }) ? name : '';
}

function endOf(text: string, from: number): number {
  const [end] = positionsOf(text, { start: from, end: text.length }, ';');
  return end ?? text.length;
}

/** Returns the returned expression of each function. */
function returned(text: string): Map<string, Span> {
  const functions = [...text.matchAll(/function (\w+)\(/g)];
  return new Map(
    functions.map(({ 1: name = '', index }) => {
      const start = text.indexOf('return ', index) + 'return '.length;
      return [name, { start, end: endOf(text, start) }];
    }),
  );
}

/**
 * Returns every condition that affects an `allow`, in source order: those of the `allow` itself and of each
 * function that is used as a condition.
 */
export function conditionsOf(rules: string): Condition[] {
  const text = maskTexts(rules);
  const functions = returned(text);
  const allows = [...text.matchAll(/allow [\w, ]+: if /g)].map(({ 0: head, index }) => {
    const start = index + head.length;
    return { start, end: endOf(text, start) };
  });
  const found: Condition[] = [];
  for (let spans = allows; spans.length > 0;) {
    const conditions = spans.flatMap((span) => conditionsIn(text, span));
    found.push(...conditions);
    spans = conditions.flatMap(({ start, end }) => {
      const called = calledBy(text, { start, end });
      const body = functions.get(called);
      functions.delete(called);
      return body ? [body] : [];
    });
  }
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}
