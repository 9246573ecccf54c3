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

test('leads with benefits in the words of customers', () => {
  renderRemote(LandingPage, visitor);
  const features = within(screen.getByRole('region', { name: 'What you can do here' }));
  expect(features.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Private by default',
    'Send money your way',
    'Ask for a loan in one step',
    'All your bills in one place',
    'Verify yourself from home',
    'Help when a payment goes wrong',
  ]);
  expect(features.getByText(/balance stays hidden until you choose to show it/)).toBeVisible();
  const reasons = within(screen.getByRole('region', { name: `Why ${brand.name}` }));
  expect(reasons.getByText('Four promises, and how we keep them.')).toBeVisible();
  expect(reasons.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'You’re never charged twice',
    'Every cent adds up',
    'Nobody else moves your money',
    'No transfer without your code',
  ]);
});

test('shows the app in every section, as pictures without controls', () => {
  renderRemote(LandingPage, visitor);
  for (const [name, text] of [
    ['What you can do here', 'Available balance'],
    ['What you can do here', 'Payment method'],
    ['What you can do here', 'Loan amount'],
    ['What you can do here', 'Electricity'],
    ['What you can do here', 'Rotate'],
    ['What you can do here', 'Copy Reference Number'],
    [`Why ${brand.name}`, 'Balance after'],
    ['A card without the plastic', 'Cardholder'],
    ['Online banking, from start to finish', 'Withdrawal Successful'],
    ['Who we are', 'Set up your account'],
  ] as const) {
    expect(within(screen.getByRole('region', { name })).getByText(text)).toBeVisible();
  }
  const account = within(screen.getByRole('img', { name: /^An account with its balance/ }));
  expect(account.getAllByText('Withdrawal')).toHaveLength(2);
  expect(account.getByText('Money received')).toBeVisible();
  // Bills never enter the history.
  expect(account.queryByText('Electricity')).toBeNull();
  const scenes = document.querySelectorAll('[role=img], [aria-hidden=true]');
  expect(scenes.length).toBeGreaterThan(9);
  for (const scene of scenes) {
    expect(scene.querySelector('a, button, input, select, [tabindex]')).toBeNull();
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
