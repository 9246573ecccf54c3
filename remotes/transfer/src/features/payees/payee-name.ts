import { locale } from '@bank/i18n';
import { readName, SAVED_PAYEES } from '../../api/payee-text';

type NameProblem = 'required' | 'too-long' | 'taken';

/** Parses the name of a payee. Names must be unique, ignoring case and accents. */
export function readPayeeName(
  typed: string,
  others: readonly string[],
): { ok: true; name: string } | { ok: false; problem: NameProblem } {
  const name = readName(typed);
  if (name === '') return { ok: false, problem: 'required' };
  if (name.length > SAVED_PAYEES.nameLength) return { ok: false, problem: 'too-long' };
  const isSame = (other: string) => other.localeCompare(name, locale(), { sensitivity: 'base' });
  return others.some((other) => isSame(other) === 0)
    ? { ok: false, problem: 'taken' }
    : { ok: true, name };
}
