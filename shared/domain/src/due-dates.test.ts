import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  dayOf,
  occurrenceAfter,
  occurrencesBetween,
  type Repeat,
  type Schedule,
} from './due-dates';

const days = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 86_400_000, max: Date.UTC(2120, 0, 1) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
const repeating = fc.constantFrom<Repeat>('weekly', 'monthly', 'yearly');
const schedules: fc.Arbitrary<Schedule> = fc.record({ every: repeating, first: days });

function after(every: Repeat, first: string, date: string): string | null {
  return occurrenceAfter({ every, first }, date);
}

it.each([
  [new Date(2026, 0, 5, 0, 0), '2026-01-05'],
  [new Date(2026, 11, 31, 23, 59), '2026-12-31'],
])('dayOf is the local calendar day of %s', (time, day) => {
  expect(dayOf(time)).toBe(day);
});

describe('occurrenceAfter', () => {
  it.each([
    ['once', '2026-11-25', '2026-11-24', '2026-11-25'],
    ['once', '2026-11-25', '2026-11-25', null],
    ['weekly', '2026-11-25', '2025-01-01', '2026-11-25'],
    ['weekly', '2026-11-25', '2026-11-25', '2026-12-02'],
    ['weekly', '2026-12-28', '2027-01-03', '2027-01-04'],
    ['monthly', '2027-01-31', '2027-01-31', '2027-02-28'],
    ['monthly', '2028-01-31', '2028-01-31', '2028-02-29'],
    ['monthly', '2027-01-31', '2027-02-28', '2027-03-31'],
    ['monthly', '2026-11-15', '2026-12-14', '2026-12-15'],
    ['monthly', '2026-11-15', '2026-12-15', '2027-01-15'],
    ['yearly', '2028-02-29', '2028-02-29', '2029-02-28'],
    ['yearly', '2028-02-29', '2031-03-01', '2032-02-29'],
    ['yearly', '2026-11-25', '2030-11-24', '2030-11-25'],
    ['yearly', '2096-02-29', '2099-12-31', '2100-02-28'],
  ] as const)('%s from %s: after %s comes %s', (every, first, date, expected) => {
    expect(after(every, first, date)).toBe(expected);
  });

  it('is later than the date, and no due date lies between the two', () => {
    fc.assert(
      fc.property(schedules, days, (schedule, date) => {
        const next = occurrenceAfter(schedule, date) ?? '';
        expect(next > date && next >= schedule.first).toBe(true);
        expect(occurrencesBetween(schedule, date, next).filter((day) => day !== date)).toEqual([
          next,
        ]);
      }),
    );
  });

  it('keeps the day of the week, or the day of the month if the month has it', () => {
    fc.assert(
      fc.property(schedules, days, (schedule, date) => {
        const next = new Date(occurrenceAfter(schedule, date) ?? '');
        const first = new Date(schedule.first);
        if (schedule.every === 'weekly') {
          expect(next.getUTCDay()).toBe(first.getUTCDay());
          return;
        }
        const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0));
        expect(next.getUTCDate()).toBe(Math.min(first.getUTCDate(), lastDay.getUTCDate()));
      }),
    );
  });
});

describe('occurrencesBetween', () => {
  it('contains both ends', () => {
    const schedule: Schedule = { every: 'monthly', first: '2026-10-31' };
    expect(occurrencesBetween(schedule, '2026-10-31', '2027-02-28')).toEqual([
      ...['2026-10-31', '2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28'],
    ]);
  });

  it('contains a single payment once, only if it is within the dates', () => {
    const schedule: Schedule = { every: 'once', first: '2026-11-25' };
    expect(occurrencesBetween(schedule, '2026-11-01', '2026-11-30')).toEqual(['2026-11-25']);
    expect(occurrencesBetween(schedule, '2026-11-26', '2026-11-30')).toEqual([]);
    expect(occurrencesBetween(schedule, '2026-11-01', '2026-11-24')).toEqual([]);
  });

  it('is empty if the dates are in the wrong order', () => {
    const schedule: Schedule = { every: 'weekly', first: '2026-11-25' };
    expect(occurrencesBetween(schedule, '2026-12-31', '2026-12-01')).toEqual([]);
  });

  it('has one due date per month, for any day', () => {
    fc.assert(
      fc.property(days, (first) => {
        const [year, month] = [Number(first.slice(0, 4)), first.slice(4, 8)];
        const to = `${String(year + 2)}${month}01`;
        const found = occurrencesBetween({ every: 'monthly', first }, first, to);
        const months = found.map((date) => date.slice(0, 7));
        expect(new Set(months).size).toBe(months.length);
        expect(months).toHaveLength(first.endsWith('-01') ? 25 : 24);
      }),
    );
  });

  it('stops at a thousand due dates', () => {
    const schedule: Schedule = { every: 'weekly', first: '2026-11-25' };
    expect(occurrencesBetween(schedule, '2026-11-25', '9000-01-01')).toHaveLength(1000);
  });
});
