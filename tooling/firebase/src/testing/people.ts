import { randomUUID } from 'node:crypto';
import type { Fields } from '../seed/emulators';
import { emailOf, type RulesUnderTest } from './rules-under-test';

export function newUid(role: string): string {
  return `${role}-${randomUUID()}`;
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

export async function putCustomer(rules: RulesUnderTest, changes: Fields = {}): Promise<string> {
  const uid = newUid('customer');
  await rules.put(`users/${uid}`, anActiveCustomer(uid, changes));
  return uid;
}

export async function putAdmin(rules: RulesUnderTest): Promise<string> {
  const uid = newUid('admin');
  await rules.put(`users/${uid}`, anActiveCustomer(uid, { isAdmin: true }));
  return uid;
}
