import { expect, test } from '@jest/globals';
import type { AuditEntry } from '../../api/audit-log';
import { auditCsv } from './audit-csv';
import { actionText, valueText } from './audit-value';
import { messages } from './messages';
import { messages as german } from './messages.de';
import { messages as french } from './messages.fr';

const entry = (fields: Partial<AuditEntry>): AuditEntry => ({
  ...{ id: 'e1', by: 'grace', uid: 'ada', action: 'send_money', before: 10, after: 1_010.5 },
  ...{ reference: null, proposedBy: null, at: new Date(Date.UTC(2026, 10, 24)) },
  ...fields,
});

test.each([
  ['send_money', 1_010.5, 'EUR', 'EUR 1,010.50'],
  ['propose_credit', 1_010, 'JPY', 'JPY 1,010'],
  ['set_level', 2, 'EUR', '2'],
  ['set_transactions', false, 'EUR', 'Disabled'],
  ['review_kyc', 'pending', 'EUR', 'Pending'],
  ['review_loan', 'approved', 'EUR', 'Approved'],
  ['review_dispute', 'rejected', 'EUR', 'Rejected'],
  ['issue_vat_code', null, 'EUR', '–'],
  ['merge_accounts', 'pending', 'EUR', 'pending'],
  ['send_money', 1e300, 'EUR', '1e+300'],
])('shows a value of %s that is %p in %s as %s', (action, value, currency, text) => {
  expect(valueText(value, { action }, currency)).toBe(text);
});

test('says whether transactions were enabled or disabled', () => {
  expect(actionText(entry({ action: 'set_transactions', after: true }))).toBe(
    'Transactions enabled',
  );
  expect(actionText(entry({ action: 'set_transactions', after: false }))).toBe(
    'Transactions disabled',
  );
  expect(german.transactions.disabled).toBe('Transaktionen gesperrt');
  expect(french.transactions.disabled).toBe('Transactions désactivées');
  expect(actionText(entry({ action: 'merge_accounts' }))).toBe('merge_accounts');
});

test('the CSV has the currency of each amount, and none beside other values', () => {
  const rows = auditCsv(
    [entry({}), entry({ action: 'review_kyc', before: 'pending', after: 'approved' })],
    new Map([['ada', 'JPY']]),
  )
    .split('\r\n')
    .map((line) => line.split(','));
  const at = rows[0]?.indexOf(messages.columns.currency) ?? -1;
  expect(rows[0]?.slice(at - 2, at + 1)).toEqual(['Before', 'After', 'Currency']);
  expect(rows[1]?.slice(at - 2, at + 1)).toEqual(['10', '1010.5', 'JPY']);
  expect(rows[2]?.slice(at - 2, at + 1)).toEqual(['pending', 'approved', '']);
});
