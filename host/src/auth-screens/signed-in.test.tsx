import { Route, Routes } from '@bank/router';
import { MemoryRouter } from '@bank/router/memory';
import { act, aProfile, render, screen } from '@bank/testing';
import { expect, test } from '@jest/globals';
import { SessionContext } from '../session/session-context';
import { NOT_TOLD, signedIn, visitor, type SessionState } from '../session/session-state';
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
  // The country list arrives beside the form.
  await act(async () => render(site));
  return screen.getByRole('heading', { level: 1 });
}

test.each([
  ['/SignIn', 'Login'],
  ['/SignUp', 'Register'],
])('visitors stay at %s, also while nobody knows yet', async (path, heading) => {
  expect(await open(path, { status: 'loading' })).toHaveTextContent(heading);
});

test.each(['/SignIn', '/SignUp'])(
  'whoever is signed in is led from %s to the dashboard',
  async (path) => {
    expect(await open(path, customer)).toHaveTextContent('Dashboard');
  },
);

test.each(['/SignIn', '/SignUp'])('or from %s back to where they wanted to be', async (path) => {
  expect(await open(path, customer, { pathname: '/loan' })).toHaveTextContent('Loan');
});

test.each([
  ['is not written', signedIn(ADA, { status: 'missing', value: null })],
  ['is not told yet', signedIn(ADA, NOT_TOLD)],
])('a sign-up whose document %s can be finished', async (_, state) => {
  expect(await open('/SignUp', state)).toHaveTextContent('Register');
});

test('the two screens lead to each other', async () => {
  await open('/SignIn', visitor(false));
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/SignUp');
});

test('registration leads to login', async () => {
  await open('/SignUp', visitor(false));
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/SignIn');
});

test.each([
  ['idle', 'nothing had happened for a while'],
  ['limit', 'the session had reached its longest'],
  ['revoked', 'you chose to sign out everywhere else'],
])('a session that ended by itself (%s) is explained', async (reason, text) => {
  await open(`/SignIn?ended=${reason}`, visitor(false));
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
});

test.each(['', '?ended=', '?ended=<b>you won</b>'])('nothing else is (%s)', async (search) => {
  await open(`/SignIn${search}`, visitor(false));
  expect(screen.queryByText(/signed out|you won/)).not.toBeInTheDocument();
});
