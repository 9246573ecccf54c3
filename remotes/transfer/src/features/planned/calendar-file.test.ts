import { expect, test } from '@jest/globals';
import { toCents, type Schedule } from '@bank/domain';
import type { PlannedPayment } from '../../api/planned-payment';
import { calendarFile } from './calendar-file';

const payment = (schedule: Schedule, next: string | null = schedule.first): PlannedPayment => ({
  ...{ id: 'x1', name: 'Rent; flat, 2', amount: toCents(950), payee: null },
  ...{ ...schedule, next, paidFor: '', payment: '' },
});

async function linesOf(payments: readonly PlannedPayment[]): Promise<string[]> {
  const file = calendarFile(payments, new Date('2026-11-25T10:00:00Z'));
  expect(file.name).toBe('planned-payments.ics');
  expect(file.type).toMatch(/^text\/calendar/);
  return (await file.text()).split('\r\n');
}

test('has an all-day event for a payment, with its text escaped', async () => {
  const lines = await linesOf([payment({ every: 'once', first: '2026-12-31' })]);
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      String.raw`SUMMARY:Rent\; flat\, 2`,
      'UID:x1@planned-payments',
      'DTSTAMP:20261125T100000Z',
      'DTSTART;VALUE=DATE:20261231',
      'END:VCALENDAR',
    ]),
  );
  expect(lines.filter((line) => line.startsWith('RRULE'))).toEqual([]);
});

test.each([
  ['weekly', '2026-12-31', 'FREQ=WEEKLY'],
  ['monthly', '2026-12-05', 'FREQ=MONTHLY;BYMONTHDAY=5'],
  ['monthly', '2026-12-31', 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1'],
  ['yearly', '2028-02-29', 'FREQ=YEARLY;BYMONTHDAY=28,29;BYMONTH=2;BYSETPOS=-1'],
] as const)('repeats %s from %s', async (every, first, rule) => {
  const lines = await linesOf([payment({ every, first })]);
  const [found = ''] = lines.filter((line) => line.startsWith('RRULE:'));
  const parts = (text: string) => text.split(';').toSorted();
  expect(parts(found.slice('RRULE:'.length))).toEqual(parts(rule));
});

test('leaves out what is completed', async () => {
  const lines = await linesOf([payment({ every: 'once', first: '2026-12-31' }, null)]);
  expect(lines).not.toContain('BEGIN:VEVENT');
});
