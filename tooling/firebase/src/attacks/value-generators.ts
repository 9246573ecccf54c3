import type { Principals } from './principals';
import { NOW, type Value } from './rest-encoding';

/** A value that may depend on whose case it is. */
export type Choice = Value | ((principals: Principals) => Value);

/** A value that a field must not take. `by` names who denies it, where that is not the field's own block. */
type Forgery = { value: Choice; by?: readonly string[] };

/** What a field may hold. */
export type ValueGenerator = {
  /** Of another type, past a bound, of another person, of another time. */
  forged: readonly Forgery[];
  /** At a bound: allowed. */
  allowed: readonly Choice[];
  /**
   * The common value of the commit that the field tells: it is forged, and taken to its bounds, wherever it
   * stands at once, since what contradicts itself would be denied for that alone.
   */
  commonValue?: string;
  /** What contradicts the rest of the commit, forged in this field alone. */
  contradictions?: readonly Forgery[];
  /** Who denies the commit when the field is missing, where that is not its own block alone. */
  needs?: readonly string[];
  /** May be left as it stands stored. */
  isOptional?: boolean;
};

const BYTES = new Uint8Array([120]);
// Some of these have a size, as text has, and some compare, as numbers do.
const NO_TEXT: readonly Value[] = [7, null, true, ['x'], BYTES];
const NO_NUMBER: readonly Value[] = ['100', null, true, [100], new Date(100)];
const NO_BOOLEAN: readonly Value[] = ['true', 1, null];

const forged = (values: readonly Choice[]): Forgery[] => values.map((value) => ({ value }));

/** The same field, with more to say of it. */
export function extend(kind: ValueGenerator, more: Partial<ValueGenerator>): ValueGenerator {
  return { ...kind, ...more };
}

/** 1 to `max` characters that are not all blank. */
export function text(max: number): ValueGenerator {
  const wrong = [...NO_TEXT, '', '  ', 'x'.repeat(max + 1)];
  return { forged: forged(wrong), allowed: ['x', 'x'.repeat(max)] };
}

/** Up to `max` characters. */
export function optionalText(max: number): ValueGenerator {
  return {
    forged: forged([...NO_TEXT, 'x'.repeat(max + 1)]),
    allowed: ['', ' ', 'x'.repeat(max)],
  };
}

// What others would not see as it is: by control characters, by the direction, and by what has no width.
const HIDDEN = [
  'a\u0000b',
  'a\nb',
  '\u202eada',
  '\u2066ada',
  'a\u200bda',
  '\ufeffada',
  'ada\ufe0f',
];
const MISJOINED = ['Ad\u200da', 'ada\u200c', '\u200d'];
const EVERYDAY = ['José', 'عمر', '佐藤', '🏦'];
const JOINED = ['👩🏽‍🚀', '🏳️‍🌈', '1️⃣', 'علی\u200cرضا'];

/** A kind of text that other people read: a name or a free text. */
export function shown(kind: ValueGenerator): ValueGenerator {
  return {
    forged: [...kind.forged, ...forged([...HIDDEN, ...MISJOINED])],
    allowed: [...kind.allowed, ...EVERYDAY, ...JOINED],
  };
}

/** A number, an account or an address that other people read: it has no joiners. */
export function readableCode(kind: ValueGenerator): ValueGenerator {
  return {
    forged: [...kind.forged, ...forged([...HIDDEN, ...MISJOINED, ...JOINED])],
    allowed: [...kind.allowed, ...EVERYDAY],
  };
}

const HOST = '@b.example';

export const email: ValueGenerator = {
  forged: forged([
    ...NO_TEXT,
    ...['', 'a', 'a@', '@b', 'a@b@c', 'a b@c', ' a@b', 'a@b\n'],
    ...['\u202ea@b', 'a\u200b@b', 'a\u200d@b', 'a\u0000@b'],
    `${'x'.repeat(255 - HOST.length)}${HOST}`,
  ]),
  allowed: ['a@b', `${'x'.repeat(254 - HOST.length)}${HOST}`],
};

/** What CashApp knows a person by: their e-mail address or `$cashtag`. */
export const emailOrCashtag: ValueGenerator = {
  forged: [
    ...email.forged,
    ...forged([
      '$',
      'ada',
      '$ada lovelace',
      '$ada\n',
      ' $ada',
      '€ada',
      '$äda',
      `$${'x'.repeat(21)}`,
    ]),
  ],
  allowed: [...email.allowed, '$a', `$${'Z9'.repeat(10)}`],
};

const NO_MONEY = [-0.01, -1, 0.001, 12.345, 1_000_000_000.01, Infinity, -Infinity, NaN];

/** Money above 0. */
export const amount: ValueGenerator = {
  forged: forged([...NO_NUMBER, 0, ...NO_MONEY]),
  allowed: [0.01, 1, 1_000_000_000],
};

export function integer(min: number, max: number): ValueGenerator {
  const wrong = [...NO_NUMBER, String(min), min - 1, max + 1, min + 0.5, NaN];
  return { forged: forged(wrong), allowed: [min, max] };
}

export function oneOf(...names: string[]): ValueGenerator {
  const [name = ''] = names;
  const wrong = [...NO_TEXT, '', 'x', name.slice(1), `${name} `];
  return { forged: forged(wrong), allowed: names };
}

/** This and nothing else. */
export function exactly(value: string | number | boolean): ValueGenerator {
  const others: readonly Value[] =
    typeof value === 'number'
      ? [value + 1, value - 1, value + 0.01, String(value), null]
      : typeof value === 'string'
        ? [value.toUpperCase(), '', 7, null]
        : [!value, ...NO_BOOLEAN];
  return { forged: forged(others), allowed: [value] };
}

/** Anything except these. */
export function not(...values: Choice[]): ValueGenerator {
  return { forged: forged(values), allowed: [] };
}

export const boolean: ValueGenerator = { forged: forged(NO_BOOLEAN), allowed: [] };

export const now: ValueGenerator = {
  forged: forged([new Date(0), new Date('2100-01-01'), new Date().toISOString(), Date.now(), null]),
  allowed: [NOW],
};

/** The uid of a person of the case; others' are forged. */
export function uidOf(person: 'uid' | 'admin'): ValueGenerator {
  const stranger = (principals: Principals) => principals.other;
  return { forged: forged([stranger, '', 7, null]), allowed: [(principals) => principals[person]] };
}

/** What only has to agree with the other documents of the commit; these blocks see that it does. */
export function agreeing(value: Choice, ...by: string[]): ValueGenerator {
  return { forged: [{ value, by }], allowed: [] };
}

/** The name of another document of the commit. */
export function nameOf(...by: string[]): ValueGenerator {
  return { ...agreeing('another', ...by), needs: by };
}
