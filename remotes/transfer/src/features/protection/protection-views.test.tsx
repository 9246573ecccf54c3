import { describe, expect, it } from '@jest/globals';
import { NO_PROTECTION, toCents, type Cents, type ProtectionSettings } from '@bank/domain';
import { renderRemote, screen } from '@bank/testing';
import { LimitsNotice, LockedNotice } from './protection-views';

function renderLimits(changes: Partial<ProtectionSettings>, spentToday: Cents | null = null) {
  const settings = { ...NO_PROTECTION, ...changes };
  renderRemote(() => <LimitsNotice settings={settings} spentToday={spentToday} currency="EUR" />);
}

const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('before the form', () => {
  it('says that payments are locked, and links to Security', () => {
    renderRemote(() => <LockedNotice unlocksAt={null} />);
    expect(screen.getByRole('status')).toHaveTextContent('Payments are locked');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/Profile/security');
  });

  it('says from when payments are possible again', () => {
    renderRemote(() => <LockedNotice unlocksAt={new Date(2026, 2, 11, 12)} />);
    expect(screen.getByText(/possible again from March 11, 2026/)).toBeVisible();
  });

  it('shows nothing without limits', () => {
    renderLimits({});
    expect(screen.queryByText('Your limits')).not.toBeInTheDocument();
  });

  it('shows the limits and what is left today', () => {
    const limits = { daily: toCents(500), payment: toCents(200), newPayee: toCents(50) };
    renderLimits(limits, toCents(120.5));
    expect(items()).toEqual([
      'At most EUR 200.00 per payment',
      expect.stringMatching(/^EUR 379\.50 of EUR 500\.00 left today\. Your daily limit starts/),
      'The first payment above EUR 50.00 to a new payee waits 24 hours',
    ]);
  });

  it('shows that nothing is left after a lower limit was set', () => {
    renderLimits({ daily: toCents(100) }, toCents(120));
    expect(items()[0]).toContain('EUR 0.00 of EUR 100.00 left today');
  });
});
