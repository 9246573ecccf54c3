import type { RemoteManifest } from '@bank/contracts';
import { MemoryRouter } from '@bank/router';
import { aProfile, render, screen, userEvent, within } from '@bank/testing';
import { expect, test } from '@jest/globals';
import { SessionContext } from '../session/session-context';
import { NOT_TOLD, signedIn, visitor, type SessionState } from '../session/session-state';
import { Frame } from './frame';

const manifests: RemoteManifest[] = [
  {
    name: 'site',
    title: 'Site',
    kind: 'primary',
    contract: '^1.0.0',
    routes: [
      { path: '/', title: 'Welcome', access: 'public' },
      { path: '/loan', title: 'Loan', access: 'customer' },
      { path: '/admin', title: 'Users', access: 'admin' },
    ],
    menu: [
      { label: 'Loan', path: '/loan', icon: 'loan', order: 30 },
      { label: 'Admin', path: '/admin', icon: 'shield', order: 70 },
    ],
  },
];

const ADA = { uid: 'ada', email: 'ada@example.com' };
const customer = signedIn(ADA, { status: 'present', value: aProfile({ username: 'Ada Okafor' }) });

function open(path: string, state: SessionState) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <SessionContext value={state}>
        <Frame manifests={manifests}>
          <h1>The page</h1>
        </Frame>
      </SessionContext>
    </MemoryRouter>,
  );
}

const DEMONSTRATION = 'This is a demonstration. No real money moves.';

test('a public page has the demonstration line and no menu, whoever looks', () => {
  open('/', customer);
  expect(screen.getByText(DEMONSTRATION)).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent('The page');
});

test('a customer’s page has the line, the menu, the person and the way out', () => {
  open('/Loan', customer);
  expect(screen.getByText(DEMONSTRATION)).toBeVisible();
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(menu.getByRole('link', { name: 'Loan' })).toHaveAttribute('aria-current', 'page');
  expect(menu.queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument();
  expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(screen.getByText('Ada Okafor')).toBeVisible();
});

test('an administrator sees Admin', () => {
  open('/loan', signedIn(ADA, { status: 'present', value: aProfile({ isAdmin: true }) }));
  expect(screen.getByRole('link', { name: 'Admin' })).toBeVisible();
});

test('a person without a document is called by their address', () => {
  open('/loan', signedIn(ADA, { status: 'missing', value: null }));
  expect(screen.getByText('ada@example.com')).toBeVisible();
});

test('while the document is on its way the menu stands, and no name that would change', () => {
  open('/loan', signedIn(ADA, NOT_TOLD));
  expect(screen.getByRole('link', { name: 'Loan' })).toBeVisible();
  expect(screen.queryByText('ada@example.com')).not.toBeInTheDocument();
});

test('a visitor on their way to sign in sees no menu items', () => {
  open('/loan', visitor(false));
  expect(screen.queryByRole('link', { name: 'Loan' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
});

test('the skip link comes first and leads to the page', async () => {
  open('/loan', customer);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('on narrow screens the menu opens as a drawer and goes with Escape', async () => {
  open('/loan', customer);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(drawer.getByRole('link', { name: 'Loan' })).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Logout' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a move closes the drawer', async () => {
  open('/loan', customer);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Menu' }));
  await userEvent.click(drawer.getByRole('link', { name: 'Loan' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
