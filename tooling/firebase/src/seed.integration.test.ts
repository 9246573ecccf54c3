import { beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { toCents } from '@bank/domain';
import { seed } from './seed';
import type { Emulators } from './seed/emulators';
import { admin, customer, newCustomer, otherCustomers, releaser } from './seed/people';
import { allDocuments, signsIn } from './testing/seeded';

/** A project of its own: the demo data must neither find nor leave anything. */
const emulators: Emulators = {
  projectId: `demo-fernhill-seed-${randomUUID().slice(0, 8)}`,
  authHost: process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '',
  firestoreHost: process.env['FIRESTORE_EMULATOR_HOST'] ?? '',
};

beforeAll(() => seed(emulators));

describe('the demo data', () => {
  it('has four accounts that can sign in, and more customers for the admin', async () => {
    for (const person of [customer, newCustomer, admin, releaser])
      expect(await signsIn(emulators, person)).toBe(person.uid);
    const users = await allDocuments(emulators, 'users');
    expect(users).toHaveLength(3 + otherCustomers.length);
    expect(users.filter((user) => user['isAdmin'] === true).map((user) => user['uid'])).toEqual([
      admin.uid,
    ]);
    expect(users.find((user) => user['uid'] === newCustomer.uid)).toMatchObject({
      accountBalance: 0,
      accountLevel: 1,
    });
    expect(users.find((user) => user['uid'] === newCustomer.uid)).not.toHaveProperty(
      'transactionEnabled',
    );
  });

  it('has balances that equal the sum of the transactions at every step', async () => {
    const log = (await allDocuments(emulators, 'transactions')).sort((a, b) =>
      String(a['date']).localeCompare(String(b['date'])),
    );
    let [balance, loan] = [0, 0];
    for (const { type, amount, status, balance: stated } of log) {
      const cents = toCents(Number(amount));
      if (type === 'withdrawal') balance -= status === 'failed' ? 0 : cents;
      else balance += cents;
      if (type === 'send_loan') loan += cents;
      expect(balance).toBeGreaterThanOrEqual(0);
      if (type !== 'withdrawal') expect(toCents(Number(stated))).toBe(balance);
    }
    const account = (await allDocuments(emulators, 'users')).find(
      (user) => user['uid'] === customer.uid,
    );
    expect(toCents(Number(account?.['accountBalance']))).toBe(balance);
    expect(toCents(Number(account?.['loanBalance']))).toBe(loan);
    expect(log).toHaveLength(48);
  });

  it('has transactions of every type, method and status', async () => {
    const log = await allDocuments(emulators, 'transactions');
    const seen = (field: string) =>
      [...new Set(log.map((entry) => entry[field]))].map(String).sort();
    expect(seen('type')).toEqual(['send_loan', 'send_money', 'withdrawal']);
    expect(seen('method')).toEqual(['Bank', 'CashApp', 'Cryptocurrency', 'PayPal', 'undefined']);
    expect(seen('status')).toEqual(['completed', 'failed', 'pending', 'undefined']);
  });

  it('has a payout for each withdrawal and an audit entry for each credit', async () => {
    const log = await allDocuments(emulators, 'transactions');
    const withdrawals = log.filter(({ type }) => type === 'withdrawal');
    const payouts = await allDocuments(emulators, 'withdrawals');
    expect(payouts.map(({ id, amount }) => [id, amount]).sort()).toEqual(
      withdrawals.map(({ id, amount }) => [id, amount]).sort(),
    );
    const audits = (await allDocuments(emulators, 'auditLog')).filter(
      ({ action }) => action !== 'issue_vat_code',
    );
    expect(audits).toHaveLength(log.length - withdrawals.length);
  });

  it('is unchanged by a second seeding', async () => {
    const before = await allDocuments(emulators, 'transactions');
    await seed(emulators, new Date(0));
    expect(await allDocuments(emulators, 'transactions')).toEqual(before);
  });
});
