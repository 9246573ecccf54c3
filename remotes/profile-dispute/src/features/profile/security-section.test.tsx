import { expect, jest, test } from '@jest/globals';
import { BankError } from '@bank/domain';
import { renderRemote, screen, within } from '@bank/testing';
import { SecuritySection, type SecurityActions } from './security-section';

const SESSION = new Date('2026-03-02T10:00:00');
const LATER = new Date('2026-03-02T11:30:00');

function renderSection(actions: Partial<SecurityActions> = {}) {
  const all: SecurityActions = {
    loadSignInTimes: () => Promise.resolve({ session: SESSION, latest: SESSION }),
    signOutElsewhere: () => Promise.resolve(),
    ...actions,
  };
  return renderRemote(() => <SecuritySection {...all} />);
}

const section = () => within(screen.getByRole('region', { name: 'Security' }));
const valueOf = async (name: string) => (await section().findByText(name)).nextSibling;
const button = () => section().getByRole('button', { name: 'Log out everywhere else' });

test('shows time and browser of the current session’s sign-in, and that it is the latest', async () => {
  renderSection();
  expect(await valueOf('Logged in since')).toHaveTextContent(/March 2, 2026 at 10:00/);
  expect(await valueOf('This browser')).toHaveTextContent('Another browser');
  expect(await valueOf('Last login')).toHaveTextContent('This session');
});

test('shows a later sign-in as that of another session', async () => {
  const loadSignInTimes = () => Promise.resolve({ session: SESSION, latest: LATER });
  renderSection({ loadSignInTimes });
  expect(await valueOf('Last login')).toHaveTextContent(
    /March 2, 2026 at 11:30.*, in another session/,
  );
});

test('can sign out other sessions if the times fail to load', async () => {
  const signOutElsewhere = jest.fn(() => Promise.resolve());
  const loadSignInTimes = () => Promise.reject(new BankError('network'));
  const { user } = renderSection({ loadSignInTimes, signOutElsewhere });
  expect(await section().findByText(/couldn’t check when/)).toBeVisible();
  await user.click(button());
  expect(signOutElsewhere).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('You’re logged out everywhere else.');
});

test('shows an error if signing out fails, and can retry', async () => {
  const signOutElsewhere = () => Promise.reject(new BankError('network'));
  const { user } = renderSection({ signOutElsewhere });
  await user.click(button());
  expect(screen.getByRole('alert')).toHaveTextContent(/may still be logged in/);
  expect(button()).toBeEnabled();
});
