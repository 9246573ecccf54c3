import { expect, test } from '@jest/globals';
import { NO_PROTECTION, toCents, type Protection, type ProtectionSettings } from '@bank/domain';
import { render, screen } from '@bank/testing';
import { ProtectionDetails } from './protection-details';

type Changes = Partial<ProtectionSettings>;

function protection(current: Changes, next: Changes = {}): Protection {
  const now = { ...NO_PROTECTION, ...current };
  const askedAt = new Date(Date.now() - 3_600_000);
  const lockedAt = now.isLocked ? new Date(2026, 2, 10, 9, 30) : null;
  return { current: now, next: { ...now, ...next }, askedAt, lockedAt };
}

const fact = (name: string) => screen.getByText(name).nextSibling;

test('shows that a customer has neither lock nor limits', () => {
  render(<ProtectionDetails protection={null} currency="EUR" />);
  expect(screen.getByText('The customer has no lock and no limits.')).toBeVisible();
});

test('shows lock, limits and what waits, without any control', () => {
  const locked = { isLocked: true, daily: toCents(500), newPayee: toCents(50) };
  const stored = protection(locked, { isLocked: false, daily: null });
  render(<ProtectionDetails protection={stored} currency="EUR" />);
  expect(fact('Payments')).toHaveTextContent(/^Locked since Mar 10, 2026.* · Possible from/);
  expect(fact('Limit per day')).toHaveTextContent(/^EUR 500\.00 · Off from/);
  expect(fact('Limit per payment')).toHaveTextContent(/^Off$/);
  expect(fact('New payees wait above')).toHaveTextContent(/^EUR 50\.00$/);
  expect(screen.queryByRole('button')).toBeNull();
});
