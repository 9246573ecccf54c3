import { describe, expect, it } from '@jest/globals';
import { NO_PROTECTION, toCents, type Protection, type ProtectionSettings } from '@bank/domain';
import { aTransaction } from '@bank/testing';
import { countUnread, entriesOf, MAX_ENTRIES, type Entry } from './entries';
import type { DecidedRequest, NotificationSources } from './notification-sources';

const NOW = new Date('2026-03-10T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

function sourcesWith(changes: Partial<NotificationSources>): NotificationSources {
  return { requests: [], credits: [], due: [], protection: null, currency: 'EUR', ...changes };
}

function aRequest(changes: Partial<DecidedRequest>): DecidedRequest {
  return {
    ...{ kind: 'kyc', status: 'approved', amount: null, reference: null, reason: null },
    ...{ submittedAt: hoursAgo(9), decidedAt: hoursAgo(1) },
    ...changes,
  };
}

function aCredit(hours: number, changes: Partial<NotificationSources['credits'][number]> = {}) {
  return aTransaction({
    ...{ type: 'send_money', status: 'completed', amount: toCents(25), date: hoursAgo(hours) },
    ...changes,
  });
}

const eventsOf = (sources: Partial<NotificationSources>) =>
  entriesOf(sourcesWith(sources), NOW).map(({ event, path }) => ({ ...event, path }));

describe('a decided request', () => {
  it.each([
    [{ kind: 'kyc' }, { request: 'kyc', isApproved: true, path: '/Kyc/status' }],
    [
      { kind: 'loan', status: 'rejected', amount: toCents(50) },
      { request: 'loan', isApproved: false, amount: 5000, path: '/loan/status' },
    ],
    [
      { kind: 'dispute', reference: 'REF-ABCDEFGH1' },
      { request: 'dispute', reference: 'REF-ABCDEFGH1', path: '/dispute/REF-ABCDEFGH1' },
    ],
  ] as [Partial<DecidedRequest>, object][])('%j is an entry', (request, expected) => {
    const [entry, ...others] = eventsOf({ requests: [aRequest(request)] });
    expect(entry).toMatchObject({ kind: 'decision', ...expected });
    expect(others).toEqual([]);
  });

  it.each([
    [{ status: 'pending', decidedAt: null }],
    [{ status: 'pending' }],
    [{ status: 'on hold' }],
    [{ decidedAt: null }],
  ])('is no entry as %j', (request) => {
    expect(eventsOf({ requests: [aRequest(request)] })).toEqual([]);
  });
});

describe('a credit', () => {
  it('is an entry with its receipt; a withdrawal is none', () => {
    const credit = aCredit(1, { id: 'c1' });
    expect(eventsOf({ credits: [credit, aTransaction({ date: hoursAgo(1) })] })).toEqual([
      { kind: 'credit', isLoan: false, amount: 2500, path: '/dashboard/transactions/c1' },
    ]);
  });

  it('that pays out an approved loan is part of the approval', () => {
    const requests = [aRequest({ kind: 'loan', amount: toCents(25), decidedAt: hoursAgo(2) })];
    const payout = aCredit(2, { type: 'send_loan' });
    expect(eventsOf({ requests, credits: [payout] })).toMatchObject([{ kind: 'decision' }]);
    const another = aCredit(3, { type: 'send_loan' });
    expect(eventsOf({ requests, credits: [payout, another] })).toMatchObject([
      { kind: 'decision' },
      { kind: 'credit', isLoan: true },
    ]);
  });

  it('without the server’s time is no entry yet', () => {
    expect(eventsOf({ credits: [aCredit(1, { date: null })] })).toEqual([]);
  });
});

describe('a planned payment that is due', () => {
  it('is an entry of its due date in the customer’s time zone, which another due date repeats', () => {
    const rent = { id: 'p1', name: 'Rent', amount: toCents(700) };
    const entries = entriesOf(
      sourcesWith({ due: ['2026-03-10', '2026-02-10'].map((due) => ({ ...rent, due })) }),
      NOW,
    );
    expect(entries).toEqual(
      [new Date(2026, 2, 10), new Date(2026, 1, 10)].map((at, index) => ({
        ...{ id: ['p1.2026-03-10', 'p1.2026-02-10'][index], at, path: '/planned' },
        event: { kind: 'due', name: 'Rent', amount: 70_000 },
      })),
    );
  });
});

describe('the lock and the limits', () => {
  const limits = { ...NO_PROTECTION, daily: toCents(500) };
  const locked = { ...NO_PROTECTION, isLocked: true };
  const changeOf = (
    current: ProtectionSettings,
    next: ProtectionSettings,
    askedHoursAgo: number,
    lockedAt: Date | null = null,
  ): Protection => ({ current, next, askedAt: hoursAgo(askedHoursAgo), lockedAt });
  const kindsAndTimes = (protection: Protection | null) =>
    entriesOf(sourcesWith({ protection }), NOW).map(({ event, at, path }) => {
      expect(path).toBe('/Profile/security');
      return [event.kind, (NOW.getTime() - at.getTime()) / 3_600_000];
    });

  it('are no entry if they were never used', () => {
    expect(kindsAndTimes(null)).toEqual([]);
  });

  it.each([
    ['a lock', changeOf(locked, locked, 2, hoursAgo(2)), [['locked', 2]]],
    ['a lower limit', changeOf(limits, limits, 2), [['protection-changed', 2]]],
    [
      'a lower limit after a lock',
      changeOf({ ...limits, isLocked: true }, { ...limits, isLocked: true }, 1, hoursAgo(2)),
      [
        ['protection-changed', 1],
        ['locked', 2],
      ],
    ],
    ['a higher limit', changeOf(limits, NO_PROTECTION, 2), [['limits-wait', 2]]],
    ['a higher limit, a day later', changeOf(limits, NO_PROTECTION, 26), [['limits-changed', 2]]],
    [
      'a request to unlock',
      changeOf(locked, NO_PROTECTION, 3, hoursAgo(5)),
      [
        ['unlock-waits', 3],
        ['locked', 5],
      ],
    ],
    [
      'a request to unlock, a day later',
      changeOf(locked, NO_PROTECTION, 25, hoursAgo(30)),
      [['unlocked', 1]],
    ],
    [
      'a lock while a higher limit waits',
      changeOf({ ...limits, isLocked: true }, locked, 5, hoursAgo(1)),
      [
        ['locked', 1],
        ['limits-wait', 5],
      ],
    ],
  ] as [string, Protection, unknown[]][])('%s', (_, protection, expected) => {
    expect(kindsAndTimes(protection)).toEqual(expected);
  });

  it('say when a change applies', () => {
    const protection = changeOf(limits, NO_PROTECTION, 2);
    expect(eventsOf({ protection })).toMatchObject([{ appliesAt: hoursAgo(-22) }]);
  });

  it('have no entry without the server’s time', () => {
    const protection = { ...changeOf(locked, locked, 1), askedAt: null };
    expect(kindsAndTimes(protection)).toEqual([]);
  });
});

describe('the list', () => {
  it('has the newest entries of 30 days, newest first, each with its own id', () => {
    const hours = [9, 1, 24 * 31, 3, 5, 7, 8, 2, 24 * 29];
    const requests = [aRequest({ decidedAt: hoursAgo(4) })];
    const entries = entriesOf(
      sourcesWith({ requests, credits: hours.map((each) => aCredit(each)) }),
      NOW,
    );
    expect(entries.map(({ at }) => (NOW.getTime() - at.getTime()) / 3_600_000)).toEqual(
      [1, 2, 3, 4, 5, 7, 8].slice(0, MAX_ENTRIES),
    );
    expect(new Set(entries.map(({ id }) => id)).size).toBe(MAX_ENTRIES);
  });

  it('forgets what is older than 30 days', () => {
    expect(eventsOf({ credits: [aCredit(24 * 30 + 1)] })).toEqual([]);
  });

  it('counts the entries after the last seen one', () => {
    const entries = [1, 2, 3].map((hours) => ({ at: hoursAgo(hours) }) as Entry);
    expect(countUnread(entries, 0)).toBe(3);
    expect(countUnread(entries, hoursAgo(2).getTime())).toBe(1);
    expect(countUnread(entries, hoursAgo(1).getTime())).toBe(0);
  });
});
