import { expect, test } from '@jest/globals';
import { books } from '../bank/snapshot.test-utils';
import { checkLedgers } from './check-ledgers';

const rules = (...args: Parameters<typeof checkLedgers>) =>
  checkLedgers(...args).map(({ rule, where }) => `${where}: ${rule}`);
const NONE = new Map<string, string[]>();

test('finds nothing in sound ledgers with confirmed payments', () => {
  expect(rules(books(), new Map([['ada', ['payment']]]))).toEqual([]);
});

test('finds a balance that is not the sum of its ledger', () => {
  const broken = books({ users: { ada: { accountBalance: 90.01 } } });
  expect(rules(broken, NONE)).toContain('ada: balance and pots are the replay of the log');
});

test('finds a confirmed payment that is missing, or stored for another customer', () => {
  const rule = 'a confirmed payment is stored';
  expect(rules(books(), new Map([['ada', ['lost', 'payment']]]))).toEqual([`lost: ${rule}`]);
  expect(rules(books(), new Map([['bo', ['payment']]]))).toEqual([`payment: ${rule}`]);
});

test('an approved loan has an audit entry of its credit beside that of the decision', () => {
  const credit = books().auditLog.get('loan') ?? {};
  const decision = { action: 'review_loan', before: 'pending', after: 'approved' };
  const approved = { loan: decision, 'loan-credit': credit };
  expect(rules(books({ auditLog: approved }), NONE)).toEqual([]);
  const wrong = { ...approved, 'loan-credit': { ...credit, after: 1 } };
  expect(rules(books({ auditLog: wrong }), NONE)).toEqual(['loan: a credit has its audit entry']);
});
