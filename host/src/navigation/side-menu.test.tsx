import { MemoryRouter } from '@bank/router/memory';
import { render, screen, userEvent, within } from '@bank/testing';
import { expect, jest, test } from '@jest/globals';
import type { MenuItem } from './menu-items';
import { SideMenu } from './side-menu';

const items: MenuItem[] = [
  { label: 'Dashboard', path: '/DashBoard', icon: 'home' },
  { label: 'Profile', path: '/Profile', icon: 'person' },
  { label: 'Admin', path: '/admin', icon: 'shield' },
];

function open(path: string) {
  const onSignOut = jest.fn();
  render(
    <MemoryRouter initialEntries={[path]}>
      <SideMenu items={items} onSignOut={onSignOut} />
    </MemoryRouter>,
  );
  return { onSignOut, menu: within(screen.getByRole('navigation', { name: 'Main' })) };
}

test('lists the items in order, and Logout last', () => {
  const { menu } = open('/profile');
  const texts = menu.getAllByRole('listitem').map((item) => item.textContent);
  expect(texts).toEqual(['Dashboard', 'Profile', 'Admin', 'Logout']);
  expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/Profile');
});

test.each(['/DashBoard', '/dashboard', '/dashboard/deposit'])(
  'highlights only the dashboard at %s',
  (path) => {
    const { menu } = open(path);
    const current = menu.getAllByRole('link').filter((link) => link.ariaCurrent !== null);
    expect(current.map((link) => link.textContent)).toEqual(['Dashboard']);
    expect(current[0]).toHaveAttribute('aria-current', 'page');
  },
);

test('supports keyboard navigation, and Logout signs out', async () => {
  const { menu, onSignOut } = open('/profile');
  for (const item of items) {
    await userEvent.tab();
    expect(menu.getByRole('link', { name: item.label })).toHaveFocus();
  }
  await userEvent.tab();
  expect(menu.getByRole('button', { name: 'Logout' })).toHaveFocus();
  expect(onSignOut).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSignOut).toHaveBeenCalledTimes(1);
});
