import { brand } from '@bank/domain';
import { renderRemote, screen, within } from '@bank/testing';
import { expect, test } from '@jest/globals';
import { AccessibilityPage } from './accessibility-page';

test('shows conformance, testing, known limits and a contact', () => {
  renderRemote(AccessibilityPage, { route: '/accessibility', session: null });
  expect(screen.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
  expect(screen.getByText(/WCAG\) 2\.2, level AA/)).toBeVisible();
  for (const name of ['How this is tested', 'Known limitations', 'Tell us']) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  expect(screen.getAllByRole('link', { name: brand.supportEmail })).not.toHaveLength(0);
});

test('is linked from every public page', () => {
  renderRemote(AccessibilityPage, { route: '/accessibility', session: null });
  const footer = within(screen.getByRole('navigation', { name: 'More pages' }));
  expect(footer.getByRole('link', { name: 'Accessibility' })).toHaveAttribute(
    'href',
    '/accessibility',
  );
});
