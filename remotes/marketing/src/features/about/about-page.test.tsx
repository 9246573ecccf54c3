import { brand, team } from '@bank/domain';
import { renderRemote, screen, within } from '@bank/testing';
import { expect, test } from '@jest/globals';
import { AboutPage } from './about-page';

const visitor = { route: '/AboutUs', session: null };

test('shows mission, vision, story and values', () => {
  renderRemote(AboutPage, visitor);
  expect(screen.getByRole('heading', { level: 1, name: `About ${brand.name}` })).toBeVisible();
  for (const name of ['Our mission', 'Our vision', 'Our story', 'Our values']) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  }
});

test('shows the three team members with their roles', () => {
  renderRemote(AboutPage, visitor);
  const members = within(screen.getByRole('region', { name: 'The team' })).getAllByRole('listitem');
  expect(members).toHaveLength(3);
  team.forEach(({ name, role }, index) => {
    expect(members[index]).toHaveTextContent(name);
    expect(members[index]).toHaveTextContent(role);
  });
});

test('links the contact email on the page itself, not only in the footer', () => {
  renderRemote(AboutPage, visitor);
  const links = screen.getAllByRole('link', { name: brand.supportEmail });
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toHaveAttribute('href', `mailto:${brand.supportEmail}`);
});

test('marks the current page in the navigation bar', () => {
  renderRemote(AboutPage, visitor);
  const bar = within(screen.getByRole('navigation', { name: 'Public pages' }));
  expect(bar.getByRole('link', { name: 'About us' })).toHaveAttribute('aria-current', 'page');
});
