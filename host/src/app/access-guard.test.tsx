import type { RouteAccess } from '@bank/contracts';
import { Route, Routes, useLocation } from '@bank/router';
import { MemoryRouter } from '@bank/router/memory';
import { aProfile, render, screen } from '@bank/testing';
import { expect, test } from '@jest/globals';
import { FROM_SIGN_IN } from '../auth-screens/destination';
import { SessionContext } from '../session/session-context';
import {
  LOADING,
  PROFILE_PENDING,
  signedIn,
  withoutUser,
  type SessionState,
} from '../session/session-state';
import { AccessGuard } from './access-guard';

const ADA = { uid: 'ada', email: 'ada@example.com', isConfirmed: true };
const customer = signedIn(ADA, { status: 'present', value: aProfile() });
const admin = signedIn(ADA, { status: 'present', value: aProfile({ isAdmin: true }) });

function SignIn() {
  return <p>Sign in, from {JSON.stringify(useLocation().state?.from?.pathname ?? null)}</p>;
}

function open(access: RouteAccess, state: SessionState, historyState?: unknown) {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/page', state: historyState }]}>
      <SessionContext value={state}>
        <Routes>
          <Route path="/page" element={<AccessGuard access={access}>The page</AccessGuard>} />
          <Route path="/SignIn" element={<SignIn />} />
          <Route path="/DashBoard" element={<p>Dashboard</p>} />
        </Routes>
      </SessionContext>
    </MemoryRouter>,
  );
}

test.each<[RouteAccess, string, SessionState]>([
  ['public', 'everyone', LOADING],
  ['public', 'a visitor', withoutUser('visitor')],
  ['customer', 'a customer', customer],
  ['customer', 'a customer whose profile is pending', signedIn(ADA, PROFILE_PENDING)],
  ['customer', 'an administrator', admin],
  ['admin', 'an administrator', admin],
])('shows a %s page to %s', (access, _, state) => {
  open(access, state);
  expect(screen.getByText('The page')).toBeVisible();
});

test.each<RouteAccess>(['customer', 'admin'])(
  'redirects visitors of a %s page to sign-in',
  (access) => {
    open(access, withoutUser('visitor'));
    expect(screen.getByText('Sign in, from "/page"')).toBeVisible();
  },
);

test('does not remember the page after a sign-out', () => {
  open('customer', withoutUser('signedOut'));
  expect(screen.getByText('Sign in, from null')).toBeVisible();
});

test('shows 403 to customers on an admin page', () => {
  open('admin', customer);
  expect(screen.getByText('403')).toBeVisible();
  expect(screen.queryByText('The page')).not.toBeInTheDocument();
});

test('redirects customers who have just signed in from an admin page to the dashboard', () => {
  open('admin', customer, FROM_SIGN_IN);
  expect(screen.getByText('Dashboard')).toBeVisible();
  expect(screen.queryByText('403')).not.toBeInTheDocument();
});

test.each<[RouteAccess, SessionState]>([
  ['customer', LOADING],
  ['admin', signedIn(ADA, PROFILE_PENDING)],
])('shows a skeleton on a %s page while the session is pending', (access, state) => {
  open(access, state);
  expect(screen.getByRole('status')).toBeInTheDocument();
  expect(screen.queryByText('The page')).not.toBeInTheDocument();
  expect(screen.queryByText('403')).not.toBeInTheDocument();
});
