import { brand } from '@bank/domain';
import { renderRemote, screen, within } from '@bank/testing';
import { expect, test } from '@jest/globals';
import { LandingPage } from './landing-page';

const visitor = { route: '/', session: null };

test('shows every section of the landing page under its own heading', () => {
  renderRemote(LandingPage, visitor);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(brand.tagline);
  for (const name of [
    'What you can do here',
    `Why ${brand.name}`,
    'A card without the plastic',
    'Online banking, from start to finish',
    'Who we are',
  ]) {
    expect(screen.getByRole('region', { name })).toBeVisible();
  }
});

test.each([
  ['Sign Up', '/SignUp'],
  ['Login', '/SignIn'],
])('every "%s" links to %s without a page reload', async (name, path) => {
  const { user, location } = renderRemote(LandingPage, visitor);
  const links = screen.getAllByRole('link', { name });
  for (const link of links) expect(link).toHaveAttribute('href', path);
  const [first] = links;
  if (!first) throw new Error('no link');
  await user.click(first);
  expect(location().pathname).toBe(path);
});

test('the card shows its price and its limit', () => {
  renderRemote(LandingPage, visitor);
  const card = within(screen.getByRole('region', { name: 'A card without the plastic' }));
  expect(card.getByText('$100')).toBeVisible();
  expect(card.getByText('$15,000')).toBeVisible();
  expect(card.getByText('Easy Access MasterCard')).toBeInTheDocument();
});

test('the footer has the support email and says that the bank is fictional', () => {
  renderRemote(LandingPage, visitor);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: brand.supportEmail })).toHaveAttribute(
    'href',
    `mailto:${brand.supportEmail}`,
  );
  expect(footer.getByText(/is a fictional bank/)).toBeVisible();
});
