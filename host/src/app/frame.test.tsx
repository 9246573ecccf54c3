import type { RemoteSummary } from '@bank/contracts';
import { MemoryRouter } from '@bank/router/memory';
import { act, aProfile, render, screen, userEvent, within } from '@bank/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { SessionContext } from '../session/session-context';
import {
  LOADING,
  PROFILE_PENDING,
  signedIn,
  withoutUser,
  type SessionState,
} from '../session/session-state';
import { Frame } from './frame';

const manifests: RemoteSummary[] = [
  {
    name: 'site',
    title: 'Site',
    kind: 'primary',
    routes: [
      { path: '/', title: 'Welcome', access: 'public' },
      { path: '/loan', title: 'Loan', access: 'customer' },
      { path: '/loan/terms', title: 'Terms', access: 'customer' },
      { path: '/admin', title: 'Users', access: 'admin' },
    ],
    menu: [
      { label: 'Loan', path: '/loan', icon: 'loan', order: 30 },
      { label: 'Admin', path: '/admin', icon: 'shield', order: 70 },
    ],
  },
];

const ADA = { uid: 'ada', email: 'ada@example.com', isConfirmed: true };
const customer = signedIn(ADA, { status: 'present', value: aProfile({ username: 'Ada Okafor' }) });

// Already recorded, so nothing is written.
beforeEach(() => localStorage.setItem('bank.confirmation', ADA.email));

function frame(path: string, state: SessionState) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <SessionContext value={state}>
        <Frame manifests={manifests}>
          <h1>The page</h1>
        </Frame>
      </SessionContext>
    </MemoryRouter>
  );
}

async function open(path: string, state: SessionState) {
  const rendered = render(frame(path, state));
  // The app shell loads lazily.
  await act(() => import('../navigation/app-shell'));
  return rendered;
}

const DEMONSTRATION = 'This is a demonstration. No real money moves.';

// The first one in this file: the code of the keyboard shortcuts is loaded once.
test('keeps the top bar while the parts for the signed-in user load', async () => {
  const { rerender } = await open('/loan/terms', LOADING);
  const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(breadcrumb).toBeVisible();
  rerender(frame('/loan/terms', customer));
  expect(breadcrumb).toBeVisible();
  await act(() => import('../shortcuts/shortcuts'));
});

test('a public page has the demonstration banner and no menu, also for signed-in users', async () => {
  await open('/', customer);
  expect(screen.getByText(DEMONSTRATION)).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent('The page');
});

test('a customer’s page has the banner, the menu, the account button and Logout', async () => {
  await open('/Loan', customer);
  expect(screen.getByText(DEMONSTRATION)).toBeVisible();
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(menu.getByRole('link', { name: 'Loan' })).toHaveAttribute('aria-current', 'page');
  expect(menu.queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument();
  expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Your account: Ada Okafor' })).toBeVisible();
});

test('an administrator sees Admin', async () => {
  await open('/loan', signedIn(ADA, { status: 'present', value: aProfile({ isAdmin: true }) }));
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(menu.getByRole('link', { name: 'Admin' })).toBeVisible();
});

test('shows the email address of a user without a document', async () => {
  await open('/loan', signedIn(ADA, { status: 'missing', value: null }));
  expect(screen.getByRole('button', { name: 'Your account: ada@example.com' })).toBeVisible();
});

test('shows the menu but no name while the profile is pending', async () => {
  await open('/loan', signedIn(ADA, PROFILE_PENDING));
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(menu.getByRole('link', { name: 'Loan' })).toBeVisible();
  expect(screen.queryByText('ada@example.com')).not.toBeInTheDocument();
});

test('a visitor sees no menu items before the redirect to sign-in', async () => {
  await open('/loan', withoutUser('visitor'));
  expect(screen.queryByRole('link', { name: 'Loan' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
});

test('the skip link is the first tab stop and focuses the page', async () => {
  await open('/loan', customer);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the menu collapses to a rail that keeps its labels, and the state is stored', async () => {
  const { unmount } = await open('/loan', customer);
  await userEvent.click(screen.getByRole('button', { name: 'Collapse menu' }));
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(menu.getByRole('link', { name: 'Loan' })).toHaveTextContent('Loan');
  expect(screen.getByRole('button', { name: 'Expand menu' })).toHaveFocus();
  unmount();
  await open('/loan', customer);
  await userEvent.click(screen.getByRole('button', { name: 'Expand menu' }));
  expect(screen.getByRole('button', { name: 'Collapse menu' })).toBeVisible();
});

test('shows a breadcrumb only on nested pages', async () => {
  const { unmount } = await open('/Loan/Terms', customer);
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Loan' })).toHaveAttribute('href', '/loan');
  expect(trail.getByText('Terms')).toHaveAttribute('aria-current', 'page');
  expect(trail.getAllByRole('link')).toHaveLength(1);
  unmount();
  await open('/loan', customer);
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).not.toBeInTheDocument();
});

test('the bottom bar has the first items and marks the current page', async () => {
  await open('/Loan', customer);
  const bar = within(screen.getByRole('navigation', { name: 'Most used' }));
  expect(bar.getByRole('link', { name: 'Loan' })).toHaveAttribute('aria-current', 'page');
});

test('the menu of narrow screens opens as a drawer and closes with Escape', async () => {
  await open('/loan', customer);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(drawer.getByRole('link', { name: 'Loan' })).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Logout' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('navigation closes the drawer', async () => {
  await open('/loan', customer);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Menu' }));
  await userEvent.click(drawer.getByRole('link', { name: 'Loan' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
