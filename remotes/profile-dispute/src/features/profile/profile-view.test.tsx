import { describe, expect, jest, test } from '@jest/globals';
import { BankError, type BankErrorCode } from '@bank/domain';
import { aProfile, renderRemote, screen, within } from '@bank/testing';
import type { EmailChange } from '../../api/email';
import { ProfileView } from './profile-view';

type Actions = {
  saveUsername: (username: string) => Promise<void>;
  onUsernameSaved: () => void;
  requestEmail: (change: EmailChange) => Promise<void>;
  logOut: () => Promise<void>;
};

const succeed = () => Promise.resolve();

function renderProfile(actions: Partial<Actions> = {}) {
  const all: Actions = {
    saveUsername: succeed,
    onUsernameSaved: () => {},
    requestEmail: succeed,
    logOut: succeed,
    ...actions,
  };
  return renderRemote(() => <ProfileView profile={aProfile()} {...all} />);
}

const button = (name: string) => screen.getByRole('button', { name });
const dialog = (name: string) => screen.getByRole('dialog', { name });

describe('the profile screen', () => {
  test('shows username, email and account level, and links to the other pages', () => {
    renderProfile();
    const details = screen.getByRole('region', { name: 'Your details' });
    expect(within(details).getByText('Username').nextSibling).toHaveTextContent('Ada Okafor');
    expect(within(details).getByText('Email').nextSibling).toHaveTextContent('ada@example.com');
    expect(within(details).getByText('Account level').nextSibling).toHaveTextContent('2');
    expect(screen.getByRole('link', { name: 'KYC Upgrade' })).toHaveAttribute('href', '/Kyc');
    expect(screen.getByRole('link', { name: 'File a dispute' })).toHaveAttribute(
      'href',
      '/dispute',
    );
  });

  test('logs out, and shows an error if that fails', async () => {
    const logOut = jest.fn(() => Promise.reject(new BankError('network')));
    const { user } = renderProfile({ logOut });
    await user.click(button('Logout'));
    expect(logOut).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Logout failed. Please try again.');
    expect(button('Logout')).toBeEnabled();
  });
});

describe('the username dialog', () => {
  test('starts with the current name, saves the new one trimmed, and closes', async () => {
    const saveUsername = jest.fn<Actions['saveUsername']>(succeed);
    const { user, hasUnsavedChanges } = renderProfile({ saveUsername });
    await user.click(button('Edit username'));
    const field = within(dialog('Edit username')).getByRole('textbox', { name: 'Username' });
    expect(field).toHaveValue('Ada Okafor');
    expect(hasUnsavedChanges()).toBe(false);
    await user.clear(field);
    await user.type(field, ' Bo Lind ');
    expect(hasUnsavedChanges()).toBe(true);
    await user.click(button('Save'));
    expect(saveUsername).toHaveBeenCalledWith('Bo Lind');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(hasUnsavedChanges()).toBe(false);
  });

  test.each([
    [' ', 'Enter a username.'],
    ['x'.repeat(61), 'Enter 60 characters or fewer.'],
    [
      '\u202eada',
      'This contains hidden characters, possibly from pasting. Please type it instead.',
    ],
    [
      'Ad\u200da',
      'This contains hidden characters, possibly from pasting. Please type it instead.',
    ],
  ])('rejects "%s"', async (typed, problem) => {
    const saveUsername = jest.fn<Actions['saveUsername']>(succeed);
    const { user } = renderProfile({ saveUsername });
    await user.click(button('Edit username'));
    const field = screen.getByRole('textbox', { name: 'Username' });
    await user.clear(field);
    await user.type(field, typed);
    await user.click(button('Save'));
    expect(field).toHaveAccessibleDescription(problem);
    expect(saveUsername).not.toHaveBeenCalled();
  });

  test('asks to wait within a minute of a change, and keeps the input', async () => {
    const saveUsername = jest.fn<Actions['saveUsername']>(succeed);
    saveUsername.mockRejectedValueOnce(new BankError('too-soon'));
    const { user } = renderProfile({ saveUsername });
    await user.click(button('Edit username'));
    await user.type(screen.getByRole('textbox', { name: 'Username' }), '!');
    await user.click(button('Save'));
    expect(screen.getByRole('alert')).toHaveTextContent(/less than a minute ago.* please wait/);
    expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('Ada Okafor!');
    await user.click(button('Save'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('stays open with the input if saving fails', async () => {
    const { user } = renderProfile({
      saveUsername: () => Promise.reject(new BankError('network')),
    });
    await user.click(button('Edit username'));
    await user.type(screen.getByRole('textbox', { name: 'Username' }), '!');
    await user.click(button('Save'));
    expect(screen.getByRole('alert')).toHaveTextContent(/couldn’t change your username/);
    expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('Ada Okafor!');
    expect(button('Save')).toBeEnabled();
  });

  test('closes without saving', async () => {
    const saveUsername = jest.fn<Actions['saveUsername']>(succeed);
    const { user } = renderProfile({ saveUsername });
    await user.click(button('Edit username'));
    await user.click(button('Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(saveUsername).not.toHaveBeenCalled();
  });
});

describe('the email dialog', () => {
  async function fillIn(actions: Partial<Actions>, email: string, password: string) {
    const rendered = renderProfile(actions);
    const { user } = rendered;
    await user.click(button('Edit email'));
    if (email) await user.type(screen.getByRole('textbox', { name: 'New email' }), email);
    if (password) await user.type(screen.getByLabelText('Current password'), password);
    await user.click(button('Save'));
    return rendered;
  }

  test('asks for the password, and to confirm by the link', async () => {
    const requestEmail = jest.fn<Actions['requestEmail']>(succeed);
    const { hasUnsavedChanges, user } = await fillIn({ requestEmail }, 'bo@example.com', 'secret');
    expect(requestEmail).toHaveBeenCalledWith({ email: 'bo@example.com', password: 'secret' });
    expect(screen.getByRole('status')).toHaveTextContent(
      /We’ve sent a link to bo@example.com. Open it to confirm/,
    );
    expect(hasUnsavedChanges()).toBe(false);
    await user.click(button('Done'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['', 'New email', 'Enter an email address, such as name@example.com.'],
    ['no address', 'New email', 'Enter an email address, such as name@example.com.'],
    ['ada@example.com', 'New email', 'This is already your email address.'],
  ])('rejects "%s" beside its field', async (email, field, problem) => {
    const requestEmail = jest.fn<Actions['requestEmail']>(succeed);
    await fillIn({ requestEmail }, email, 'secret');
    expect(screen.getByRole('textbox', { name: field })).toHaveAccessibleDescription(problem);
    expect(requestEmail).not.toHaveBeenCalled();
  });

  test('requires the password', async () => {
    await fillIn({}, 'bo@example.com', '');
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
      /^Enter your current password\./,
    );
  });

  const refusals: [BankErrorCode, string, RegExp][] = [
    ['wrong-password', 'Current password', /^Incorrect password/],
    ['invalid-credential', 'Current password', /^Incorrect password/],
    ['email-already-in-use', 'New email', /^Email already in use/],
    ['invalid-email', 'New email', /^Invalid email address/],
  ];
  test.each(refusals)(
    'shows %s beside its field, and keeps both inputs',
    async (code, field, problem) => {
      const requestEmail = () => Promise.reject(new BankError(code));
      await fillIn({ requestEmail }, 'bo@example.com', 'secret');
      expect(screen.getByLabelText(field)).toHaveAccessibleDescription(problem);
      expect(screen.getByLabelText('New email')).toHaveValue('bo@example.com');
      expect(screen.getByLabelText('Current password')).toHaveValue('secret');
    },
  );

  test.each([
    ['too-many-requests' as const, 'Too many requests. Please try again later.'],
    ['unknown' as const, 'We couldn’t change your email. Please try again.'],
  ])('shows %s below the fields', async (code, text) => {
    await fillIn(
      { requestEmail: () => Promise.reject(new BankError(code)) },
      'bo@example.com',
      'secret',
    );
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });
});
