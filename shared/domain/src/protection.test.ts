import { describe, expect, it } from '@jest/globals';
import { toCents } from './money';
import {
  changeProtection,
  checkProtection,
  isAsTight,
  isSameDay,
  NO_PROTECTION,
  settingsAt,
  waitingSettings,
  waitsUntil,
  type Protection,
  type ProtectionSettings,
} from './protection';

const NOW = new Date('2026-03-10T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

type Changes = Partial<ProtectionSettings>;
const settings = (changes: Changes = {}): ProtectionSettings => ({ ...NO_PROTECTION, ...changes });
const limits = (changes: Changes = {}) => settings({ daily: toCents(500), ...changes });

function protection(current: Changes, next: Changes = {}, askedAt = hoursAgo(1)): Protection {
  const now = settings(current);
  return { current: now, next: { ...now, ...next }, askedAt, lockedAt: null };
}

describe('the settings of a protection', () => {
  it('are all off without a document', () => {
    expect(settingsAt(null, NOW)).toEqual(NO_PROTECTION);
    expect(waitingSettings(null, NOW)).toBeNull();
  });

  it.each([
    [23.99, 500],
    [24, 900],
  ])('of a daily limit, %d hours after the request, are %d', (hours, daily) => {
    const raised = protection(limits(), { daily: toCents(900) }, hoursAgo(hours));
    expect(settingsAt(raised, NOW).daily).toBe(toCents(daily));
  });

  it('say what waits, and until when', () => {
    const raised = protection(limits(), { daily: null });
    expect(waitingSettings(raised, NOW)).toEqual({
      settings: settings(),
      at: waitsUntil(hoursAgo(1)),
    });
    expect(waitingSettings(protection(limits()), NOW)).toBeNull();
    expect(waitingSettings(protection(limits(), { daily: null }, hoursAgo(24)), NOW)).toBeNull();
  });

  it('wait from now on while the server’s time of the request is unknown', () => {
    const asked = { ...protection(limits(), { daily: null }), askedAt: null };
    expect(settingsAt(asked, NOW)).toEqual(limits());
    expect(waitingSettings(asked, NOW)).toEqual({ settings: settings(), at: waitsUntil(NOW) });
  });

  it.each([
    [{ isLocked: true }, {}, true],
    [{}, { isLocked: true }, false],
    [{ daily: toCents(1) }, { daily: toCents(1) }, true],
    [{ daily: toCents(1.01) }, { daily: toCents(1) }, false],
    [{ payment: null }, { payment: toCents(1) }, false],
    [{ newPayee: toCents(1) }, { newPayee: null }, true],
    [{ daily: toCents(1) }, { payment: toCents(1) }, false],
  ] as [Changes, Changes, boolean][])('%j compared with %j: %s', (a, b, expected) => {
    expect(isAsTight(settings(a), settings(b))).toBe(expected);
  });
});

describe('a change of the protection', () => {
  const change = (from: Protection | null, wanted: Changes) => changeProtection(from, wanted, NOW);

  it('applies at once if it is tighter', () => {
    const locked = settings({ isLocked: true });
    expect(change(null, { isLocked: true })).toEqual({
      current: locked,
      next: locked,
      keepsRequest: false,
    });
  });

  it('waits if it is looser', () => {
    expect(change(protection(limits()), { daily: null })).toEqual({
      current: limits(),
      next: settings(),
      keepsRequest: false,
    });
  });

  it('keeps payments locked until the wait is over, even if a limit becomes tighter', () => {
    const locked = protection({ isLocked: true });
    expect(change(locked, { isLocked: false, payment: toCents(10) })).toEqual({
      current: settings({ isLocked: true, payment: toCents(10) }),
      next: settings({ payment: toCents(10) }),
      keepsRequest: false,
    });
  });

  it('applies and waits setting by setting', () => {
    const wanted = { daily: null, payment: toCents(10) };
    expect(change(protection(limits()), wanted)).toEqual({
      current: limits({ payment: toCents(10) }),
      next: settings({ payment: toCents(10) }),
      keepsRequest: false,
    });
  });

  it('keeps an earlier request if it is tighter, and starts the wait again if it is looser', () => {
    const raised = protection(limits({ payment: toCents(50) }), { daily: toCents(900) });
    expect(change(raised, { isLocked: true })).toEqual({
      current: limits({ payment: toCents(50), isLocked: true }),
      next: settings({ payment: toCents(50), daily: toCents(900), isLocked: true }),
      keepsRequest: true,
    });
    expect(change(raised, { payment: null })).toMatchObject({
      next: { payment: null, daily: toCents(900) },
      keepsRequest: false,
    });
  });

  it('cancels a request for what applies now, and no other', () => {
    const both = protection(limits({ payment: toCents(50) }), { daily: null, payment: null });
    expect(change(both, { daily: toCents(500) })).toEqual({
      current: both.current,
      next: { ...both.current, payment: null },
      keepsRequest: true,
    });
    const one = protection(limits(), { daily: null });
    expect(change(one, { daily: toCents(500) })).toEqual({
      current: one.current,
      next: one.current,
      keepsRequest: false,
    });
  });

  it('starts from the settings that a request has made', () => {
    const made = protection(limits(), { daily: null }, hoursAgo(25));
    expect(change(made, { payment: toCents(1) })).toEqual({
      current: settings({ payment: toCents(1) }),
      next: settings({ payment: toCents(1) }),
      keepsRequest: false,
    });
  });
});

describe('a payment', () => {
  const facts = { amount: toCents(100), spentToday: toCents(0), knownSince: hoursAgo(24) };
  const check = (changes: Changes, more: Partial<typeof facts> = {}) =>
    checkProtection(settings(changes), { ...facts, ...more }, NOW);

  it('is stopped by nothing that is off', () => {
    expect(check({})).toBeNull();
  });

  it.each([
    [{ isLocked: true }, 'payments-locked'],
    [{ payment: toCents(99.99) }, 'above-payment-limit'],
    [{ payment: toCents(100) }, null],
    [{ daily: toCents(99.99) }, 'above-daily-limit'],
    [{ daily: toCents(100) }, null],
    [{ isLocked: true, payment: toCents(1), daily: toCents(1) }, 'payments-locked'],
    [{ payment: toCents(1), daily: toCents(1) }, 'above-payment-limit'],
  ] as [Changes, string | null][])('with %j: %s', (changes, expected) => {
    expect(check(changes)).toBe(expected);
  });

  it('counts what was paid today', () => {
    expect(check({ daily: toCents(150) }, { spentToday: toCents(50) })).toBeNull();
    expect(check({ daily: toCents(150) }, { spentToday: toCents(50.01) })).toBe(
      'above-daily-limit',
    );
  });

  it('to a new payee waits above the chosen amount until 24 hours after the announcement', () => {
    const wait = { newPayee: toCents(50) };
    expect(checkProtection(settings(wait), { ...facts, knownSince: null }, NOW)).toBe('new-payee');
    expect(check(wait, { knownSince: hoursAgo(23.99) })).toBe('new-payee');
    expect(check(wait)).toBeNull();
    expect(check({ newPayee: toCents(100) }, { knownSince: NOW })).toBeNull();
  });
});

it('days are those of UTC', () => {
  const midnight = new Date('2026-03-10T00:00:00Z');
  expect(isSameDay(midnight, NOW)).toBe(true);
  expect(isSameDay(new Date(midnight.getTime() - 1), midnight)).toBe(false);
});
