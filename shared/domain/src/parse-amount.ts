import { MAX_AMOUNT } from './constants';
import { isZeroDecimal } from './currency';
import { toCents, type Cents } from './money';

/**
 * Why a typed amount was rejected. `ambiguous`: `1,234` may have a thousands or a decimal separator.
 * `not-whole`: the currency has no decimals.
 */
export type AmountProblem =
  | 'empty'
  | 'not-a-number'
  | 'ambiguous'
  | 'too-precise'
  | 'not-whole'
  | 'not-positive'
  | 'too-large';

export type ParsedAmount = { ok: true; cents: Cents } | { ok: false; problem: AmountProblem };

/** The digits before and after the decimal separator, without separators. */
type Digits = { units: string; fraction: string };

const FULL_WIDTH_OFFSET = 0xfee0;

/** Normalizes full-width characters, apostrophes and spaces. */
function normalise(text: string): string {
  return text
    .replace(/[０-９．，]/g, (c) => String.fromCharCode(c.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/\s/g, ' ')
    .trim();
}

/** Whether `separator` groups all digits by thousands, or in the Indian way (12,34,567). */
function isGrouped(text: string, separator: string): boolean {
  const groups = text.split(separator);
  const [first = '', ...rest] = groups;
  const last = rest.pop();
  if (!/^[1-9]\d{0,2}$/.test(first) || last === undefined || !/^\d{3}$/.test(last)) return false;
  const isIndian = first.length <= 2 && rest.every((group) => /^\d{2}$/.test(group));
  return isIndian || rest.every((group) => /^\d{3}$/.test(group));
}

function readDigits(text: string): Digits | AmountProblem {
  const separators = text.replace(/\d/g, '');
  const last = separators.at(-1);
  if (last === undefined) return { units: text, fraction: '' };

  const isRepeated = separators.split(last).length > 2;
  const canBeDecimal = (last === '.' || last === ',') && !isRepeated;
  if (!canBeDecimal) {
    return isGrouped(text, last)
      ? { units: text.replaceAll(last, ''), fraction: '' }
      : 'not-a-number';
  }

  const [units = '', fraction = ''] = text.split(last);
  const group = separators[0];
  if (separators.length > 1) {
    if (group === undefined || !isGrouped(units, group)) return 'not-a-number';
  } else if (isGrouped(text, last)) {
    return 'ambiguous';
  }
  if (fraction === '') return 'not-a-number';
  if (fraction.length > 2) return 'too-precise';
  return { units: units.replace(/\D/g, ''), fraction };
}

/**
 * Parses a typed amount: `1,234.50`, `1.234,50`, `1 234,50`, `1'234.50`, `1234.5`. Ambiguous input is
 * rejected, not guessed. The result is above 0 (specification, section 5) and at most `MAX_AMOUNT`.
 */
export function parseAmount(text: string): ParsedAmount {
  const typed = normalise(text);
  if (typed === '') return { ok: false, problem: 'empty' };
  const unsigned = typed.replace(/^[-−] ?/, '');
  if (!/^[.,]?\d[\d.,' ]*$/.test(unsigned)) return { ok: false, problem: 'not-a-number' };

  const digits = readDigits(unsigned);
  if (typeof digits === 'string') return { ok: false, problem: digits };

  const units = Number(digits.units);
  const hundredths = Number(digits.fraction.padEnd(2, '0'));
  const isPositive = unsigned === typed && (units > 0 || hundredths > 0);
  if (!isPositive) return { ok: false, problem: 'not-positive' };
  if (units > MAX_AMOUNT || (units === MAX_AMOUNT && hundredths > 0)) {
    return { ok: false, problem: 'too-large' };
  }
  return { ok: true, cents: toCents(units + hundredths / 100) };
}

/** Parses an amount in a currency, as `parseAmount`. In a zero-decimal currency it has no decimals. */
export function parseAmountIn(text: string, currency: string): ParsedAmount {
  const parsed = parseAmount(text);
  if (!isZeroDecimal(currency)) return parsed;
  if (parsed.ok) {
    const hasDecimals = /[.,]\d{1,2}$/.test(normalise(text));
    return hasDecimals ? { ok: false, problem: 'not-whole' } : parsed;
  }
  switch (parsed.problem) {
    case 'ambiguous':
      // Without decimals, the separator in `1,234` can only group thousands.
      return parseAmount(normalise(text).replace(/[.,]/, ''));
    case 'not-a-number':
    case 'too-precise':
      return { ok: false, problem: 'not-whole' };
    default:
      return parsed;
  }
}
