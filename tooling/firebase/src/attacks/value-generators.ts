import type { Principals } from './principals';
import { NOW, type Value } from './rest-encoding';

/** A value that may depend on the principals. */
export type Choice = Value | ((principals: Principals) => Value);

/** An invalid value. `by` lists the blocks that deny it, if not the field's own block. */
type Forgery = { value: Choice; by?: readonly string[] };

/** Generates valid and invalid values of a field, for fuzzing. */
export type ValueGenerator = {
  /** Invalid values: wrong types, out of bounds, other users, other times. */
  forged: readonly Forgery[];
  /** Valid values at the boundaries. */
  allowed: readonly Choice[];
  /**
   * The common value that the field contains. It is forged in all documents at once, because a
   * contradictory commit would be denied for another reason.
   */
  commonValue?: string;
  /** Values that are only forged in this field and contradict the rest of the commit. */
  contradictions?: readonly Forgery[];
  /** The blocks that deny the commit if the field is missing, if not only its own block. */
  needs?: readonly string[];
  /** True if an update may omit it. */
  isOptional?: boolean;
};

const BYTES = new Uint8Array([120]);
// Some of these have a size like strings, and some can be compared like numbers.
const NO_TEXT: readonly Value[] = [7, null, true, ['x'], BYTES];
const NO_NUMBER: readonly Value[] = ['100', null, true, [100], new Date(100)];
const NO_BOOLEAN: readonly Value[] = ['true', 1, null];

const forged = (values: readonly Choice[]): Forgery[] => values.map((value) => ({ value }));

/** Returns an extended generator. */
export function extend(kind: ValueGenerator, more: Partial<ValueGenerator>): ValueGenerator {
  return { ...kind, ...more };
}

/** Text of 1 to `max` characters, not only blanks. */
export function text(max: number): ValueGenerator {
  const wrong = [...NO_TEXT, '', '  ', 'x'.repeat(max + 1)];
  return { forged: forged(wrong), allowed: ['x', 'x'.repeat(max)] };
}

/** Text of up to `max` characters. */
export function optionalText(max: number): ValueGenerator {
  return {
    forged: forged([...NO_TEXT, 'x'.repeat(max + 1)]),
    allowed: ['', ' ', 'x'.repeat(max)],
  };
}

// Texts that look different from their content: control characters, text direction, zero-width characters.
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

/** Text that other users read: a name or free text, in which joiners are allowed. */
export function shown(kind: ValueGenerator): ValueGenerator {
  return {
    forged: [...kind.forged, ...forged([...HIDDEN, ...MISJOINED])],
    allowed: [...kind.allowed, ...EVERYDAY, ...JOINED],
  };
}

/** A number, account or address that other users read, in which joiners are not allowed. */
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

/** A CashApp recipient: an email address or `$cashtag`. */
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

/** An amount above 0. */
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

/** Exactly this value. */
export function exactly(value: string | number | boolean): ValueGenerator {
  const others: readonly Value[] =
    typeof value === 'number'
      ? [value + 1, value - 1, value + 0.01, String(value), null]
      : typeof value === 'string'
        ? [value.toUpperCase(), '', 7, null]
        : [!value, ...NO_BOOLEAN];
  return { forged: forged(others), allowed: [value] };
}

/** Any other value. */
export function not(...values: Choice[]): ValueGenerator {
  return { forged: forged(values), allowed: [] };
}

export const boolean: ValueGenerator = { forged: forged(NO_BOOLEAN), allowed: [] };

export const now: ValueGenerator = {
  forged: forged([new Date(0), new Date('2100-01-01'), new Date().toISOString(), Date.now(), null]),
  allowed: [NOW],
};

/** The uid of a principal; other uids are forged. */
export function uidOf(person: 'uid' | 'admin'): ValueGenerator {
  const stranger = (principals: Principals) => principals.other;
  return { forged: forged([stranger, '', 7, null]), allowed: [(principals) => principals[person]] };
}

/** A value that must equal the other documents of the commit; these blocks check it. */
export function agreeing(value: Choice, ...by: string[]): ValueGenerator {
  return { forged: [{ value, by }], allowed: [] };
}

/** The id of another document of the commit. */
export function nameOf(...by: string[]): ValueGenerator {
  return { ...agreeing('another', ...by), needs: by };
}
