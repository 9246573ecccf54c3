import { searchEntry } from '@bank/domain';
import type { Fields } from '../seed/emulators';
import type { Write } from './commit';

export function emailOf(uid: string): string {
  return `${uid}@fernhill.example`;
}

/** As sign-up writes it. */
export function aNewCustomer(uid: string): Fields {
  return {
    username: 'Ada Okafor',
    email: emailOf(uid),
    accountBalance: 0,
    country: 'EUR',
    accountLevel: 1,
    isAdmin: false,
    uid,
    number: '+353 1 555 0100',
    vat: 0,
    loanBalance: 0,
  };
}

/** The search entry that a commit writes with this name and email. */
export function searchWrite(
  uid: string,
  changes: { username?: string; email?: string } = {},
): Write {
  const account = { username: 'Ada Okafor', email: emailOf(uid), ...changes };
  return { how: 'set', path: `userSearch/${uid}`, data: searchEntry(account) };
}

/** After an admin has raised the level (typed as text), switched transactions on and sent money. */
export function anActiveCustomer(uid: string, changes: Fields = {}): Fields {
  return {
    ...aNewCustomer(uid),
    accountLevel: '2',
    transactionEnabled: true,
    accountBalance: 1000.1,
    ...changes,
  };
}
