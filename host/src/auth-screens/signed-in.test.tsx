import { Route, Routes } from '@bank/router';
import { MemoryRouter } from '@bank/router/memory';
import { act, aProfile, render, screen } from '@bank/testing';
import { expect, test } from '@jest/globals';
import { SessionContext } from '../session/session-context';
import {
  LOADING,
  PROFILE_PENDING,
  signedIn,
  withoutUser,
  type SessionState,
} from '../session/session-state';
import { SignIn } from './sign-in';
import { SignUp } from './sign-up';

const ADA = { uid: 'ada', email: 'ada@example.com', isConfirmed: true };
const customer = signedIn(ADA, { status: 'present', value: aProfile() });

async function open(path: string, state: SessionState, from?: { pathname: string }) {
  const [pathname = '', search = ''] = path.split(/(?=\?)/);
  const site = (
    <MemoryRouter initialEntries={[{ pathname, search, state: from && { from } }]}>
      <SessionContext value={state}>
        <Routes>
          <Route path="/SignIn" element={<SignIn />} />
          <Route path="/SignUp" element={<SignUp />} />
          <Route path="/DashBoard" element={<h1>Dashboard</h1>} />
          <Route path="/loan" element={<h1>Loan</h1>} />
        </Routes>
      </SessionContext>
    </MemoryRouter>
  );
  // The country list loads asynchronously.
  await act(async () => render(site));
  return screen.getByRole('heading', { level: 1 });
}

test.each([
  ['/SignIn', 'Login'],
  ['/SignUp', 'Register'],
])('shows %s to visitors, also while the session is loading', async (path, heading) => {
  expect(await open(path, LOADING)).toHaveTextContent(heading);
});

test.each(['/SignIn', '/SignUp'])(
  'redirects signed-in users from %s to the dashboard',
  async (path) => {
    expect(await open(path, customer)).toHaveTextContent('Dashboard');
  },
);

test.each(['/SignIn', '/SignUp'])('redirects from %s back to the requested page', async (path) => {
  expect(await open(path, customer, { pathname: '/loan' })).toHaveTextContent('Loan');
});

test.each([
  ['is missing', signedIn(ADA, { status: 'missing', value: null })],
  ['is pending', signedIn(ADA, PROFILE_PENDING)],
])('does not redirect a sign-up whose document %s', async (_, state) => {
  expect(await open('/SignUp', state)).toHaveTextContent('Register');
});

test('links from sign-in to sign-up', async () => {
  await open('/SignIn', withoutUser('visitor'));
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/SignUp');
});

test('links from sign-up to sign-in', async () => {
  await open('/SignUp', withoutUser('visitor'));
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/SignIn');
});

test.each([
  ['idle', 'because of inactivity'],
  ['limit', 'your session expired'],
  ['revoked', 'you chose “Log out everywhere else”'],
])('explains why the session ended: %s', async (reason, text) => {
  await open(`/SignIn?ended=${reason}`, withoutUser('visitor'));
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
});

test.each(['', '?ended=', '?ended=<b>you won</b>'])(
  'ignores an unknown reason: %s',
  async (search) => {
    await open(`/SignIn${search}`, withoutUser('visitor'));
    expect(screen.queryByText(/logged you out|logged out|you won/)).not.toBeInTheDocument();
  },
);
