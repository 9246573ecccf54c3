import { render, screen, userEvent } from '@bank/testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { LanguageSwitch } from './language-switch';

afterEach(() => {
  localStorage.clear();
  document.documentElement.lang = '';
});

const button = (name: string) => screen.getByRole('button', { name });

test('labels each language in that language and marks the current one', () => {
  document.documentElement.lang = 'fr-CH';
  render(<LanguageSwitch />);
  expect(screen.getByRole('group', { name: 'Language' })).toBeVisible();
  expect(button('Deutsch')).toHaveAttribute('lang', 'de');
  expect(button('English')).toHaveAttribute('aria-pressed', 'false');
  expect(button('Français')).toHaveAttribute('aria-pressed', 'true');
});

test('stores the choice and reloads the page', async () => {
  const reload = jest.fn(() => expect(localStorage.getItem('bank.language')).toBe('de'));
  render(<LanguageSwitch reload={reload} />);
  await userEvent.click(button('Deutsch'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('keeps the language if the user stays to keep unsaved changes', async () => {
  const reload = jest.fn();
  const beforeLeaving = jest.fn();
  render(<LanguageSwitch beforeLeaving={beforeLeaving} reload={reload} />);
  await userEvent.click(button('Deutsch'));
  expect(beforeLeaving).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('bank.language')).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});
