import { describe, expect, it } from '@jest/globals';
import { aTransaction } from '@bank/testing';
import { toCents } from '@bank/domain';
import { toCsv } from './csv';

const lines = (...entries: Parameters<typeof aTransaction>[0][]) =>
  toCsv(
    entries.map((entry) => aTransaction(entry)),
    'EUR',
  ).split('\r\n');

describe('a CSV file', () => {
  it('has a header, one row per entry, and a UTF-8 byte order mark', () => {
    const [head, entry, end] = lines({ id: 'T1' });
    expect(head).toBe('\uFEFFDate,Type,Status,Amount,Currency,Method,Payee,Reference');
    expect(entry).toBe(
      '2026-03-04T10:30:00.000Z,Withdrawal,Pending,-25.00,EUR,PayPal,bo@example.com,T1',
    );
    expect(end).toBe('');
  });

  it('writes money in as an unsigned plain number', () => {
    const [, entry] = lines({ type: 'send_money', amount: toCents(1234567.1), status: null });
    expect(entry).toContain(',Money received,Completed,1234567.10,EUR,');
  });

  it('writes no decimals in a zero-decimal currency', () => {
    const csv = toCsv([aTransaction({ amount: toCents(2500) })], 'JPY');
    expect(csv).toContain(',-2500,JPY,');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
    'prevents formula injection: %j',
    (text) => {
      const csv = toCsv([aTransaction({ method: text })], 'EUR');
      expect(csv).toMatch(new RegExp(`,"?'${text.replaceAll(/[+()=]/g, '\\$&')}"?,`));
    },
  );

  it('quotes commas, quotation marks and line breaks', () => {
    const csv = toCsv(
      [aTransaction({ method: 'Bank', accountHolderName: 'Bo "B", Elm\nStreet' })],
      'EUR',
    );
    expect(csv).toContain(',"Bo ""B"", Elm\nStreet, bo@example.com",');
  });
});
