import { describe, expect, jest, test } from '@jest/globals';
import {
  BankError,
  NO_PROTECTION,
  toCents,
  type Protection,
  type ProtectionSettings,
} from '@bank/domain';
import { renderRemote, screen, within } from '@bank/testing';
import { SecurityView, type SaveSettings } from './security-view';

type Changes = Partial<ProtectionSettings>;

const HOUR_MS = 3_600_000;

function protection(current: Changes, next: Changes = {}): Protection {
  const now = { ...NO_PROTECTION, ...current };
  const askedAt = new Date(Date.now() - HOUR_MS);
  return {
    current: now,
    next: { ...now, ...next },
    askedAt,
    lockedAt: now.isLocked ? askedAt : null,
  };
}

const save = jest.fn<SaveSettings>();
const unlock = jest.fn<(password: string) => Promise<void>>();

function renderSecurity(stored: Protection | null) {
  save.mockReset().mockResolvedValue(undefined);
  unlock.mockReset().mockResolvedValue(undefined);
  return renderRemote(() => (
    <SecurityView protection={stored} currency="EUR" save={save} unlock={unlock} />
  ));
}

const button = (name: string) => screen.getByRole('button', { name });
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

describe('the emergency lock', () => {
  test('locks payments after a confirmation', async () => {
    const { user } = renderSecurity(null);
    await user.click(button('Lock payments'));
    expect(save).not.toHaveBeenCalled();
    await user.click(dialog('Lock payments?').getByRole('button', { name: 'Lock payments' }));
    expect(save).toHaveBeenCalledWith({ isLocked: true });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('says so if payments could not be locked', async () => {
    const { user } = renderSecurity(null);
    save.mockRejectedValue(new BankError('network'));
    await user.click(button('Lock payments'));
    const asked = dialog('Lock payments?');
    await user.click(asked.getByRole('button', { name: 'Lock payments' }));
    expect(asked.getByRole('alert')).toHaveTextContent('money can still leave your account');
  });

  test('shows since when payments are locked, and unlocks with the password', async () => {
    const { user } = renderSecurity(protection({ isLocked: true }));
    expect(screen.getByRole('status')).toHaveTextContent(/Payments are locked.*Locked since/);
    await user.click(button('Unlock'));
    const asked = dialog('Unlock payments?');
    await user.click(asked.getByRole('button', { name: 'Unlock in 24 hours' }));
    expect(asked.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    await user.type(asked.getByLabelText('Password'), 'secret');
    await user.click(asked.getByRole('button', { name: 'Unlock in 24 hours' }));
    expect(unlock).toHaveBeenCalledWith('secret');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('rejects a wrong password', async () => {
    const { user } = renderSecurity(protection({ isLocked: true }));
    unlock.mockRejectedValue(new BankError('invalid-credential'));
    await user.click(button('Unlock'));
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Incorrect password');
  });

  test('shows from when payments are possible again, and keeps them locked', async () => {
    const { user } = renderSecurity(protection({ isLocked: true }, { isLocked: false }));
    expect(screen.getByRole('status')).toHaveTextContent(/Payments are possible again from/);
    expect(screen.queryByRole('button', { name: 'Unlock' })).toBeNull();
    await user.click(button('Keep locked'));
    expect(save).toHaveBeenCalledWith({ isLocked: true });
  });
});

describe('the limits', () => {
  const row = (name: string) => {
    const item = screen.getByRole('heading', { name }).closest('li');
    if (!item) throw new Error(`There is no limit ${name}.`);
    return within(item);
  };

  test('are all off at first', () => {
    renderSecurity(null);
    expect(row('Per day').getByText('No limit')).toBeVisible();
    expect(row('Per payment').getByText('No limit')).toBeVisible();
    expect(row('New payees').getByText('No wait')).toBeVisible();
  });

  test('are set', async () => {
    const { user } = renderSecurity(null);
    await user.click(button('Set limit: Per day'));
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '1.234,50{Enter}');
    expect(save).toHaveBeenCalledWith({ daily: toCents(1234.5) });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['0', 'Enter an amount above 0.'],
    ['', 'Enter an amount.'],
  ])('reject "%s"', async (typed, problem) => {
    const { user } = renderSecurity(null);
    await user.click(button('Set limit: Per payment'));
    const field = screen.getByRole('textbox', { name: 'Amount' });
    if (typed) await user.type(field, typed);
    await user.click(button('Save'));
    expect(field).toHaveAccessibleDescription(expect.stringMatching(problem));
    expect(save).not.toHaveBeenCalled();
  });

  test('are removed', async () => {
    const { user } = renderSecurity(protection({ payment: toCents(50) }));
    await user.click(button('Change: Per payment'));
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('50.00');
    await user.click(button('Remove limit'));
    expect(save).toHaveBeenCalledWith({ payment: null });
  });

  test('show the change that waits, which can be cancelled', async () => {
    const { user } = renderSecurity(protection({ daily: toCents(50) }, { daily: toCents(90) }));
    expect(row('Per day').getByText('EUR 50.00')).toBeVisible();
    expect(row('Per day').getByText(/^EUR 90\.00 from/)).toBeVisible();
    await user.click(button('Cancel change: Per day'));
    expect(save).toHaveBeenCalledWith({ daily: toCents(50) });
  });

  test('only get lower while payments are being unlocked', async () => {
    const locked = { isLocked: true, daily: toCents(50) };
    const { user } = renderSecurity(protection(locked, { isLocked: false }));
    await user.click(button('Change: Per day'));
    expect(screen.queryByRole('button', { name: 'Remove limit' })).toBeNull();
    const field = screen.getByRole('textbox', { name: 'Amount' });
    await user.clear(field);
    await user.type(field, '51{Enter}');
    expect(field).toHaveAccessibleDescription(/Please raise this limit afterwards/);
    await user.clear(field);
    await user.type(field, '49{Enter}');
    expect(save).toHaveBeenCalledWith({ daily: toCents(49) });
  });

  test('say so if they could not be changed', async () => {
    const { user } = renderSecurity(null);
    save.mockRejectedValue(new BankError('network'));
    await user.click(button('Set limit: New payees'));
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '5{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('It is the same as before.');
  });
});
