import { randomUUID } from 'node:crypto';
import type { Fields } from '../seed/emulators';
import { anActiveCustomer } from './accounts';
import type { RulesUnderTest } from './rules-under-test';

export function newUid(role: string): string {
  return `${role}-${randomUUID()}`;
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
