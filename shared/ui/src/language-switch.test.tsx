import { render, screen, userEvent } from '@bank/testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { LanguageSwitch } from './language-switch';

afterEach(() => {
  localStorage.clear();
  document.documentElement.lang = '';
});

const button = (name: string) => screen.getByRole('button', { name });

test('each language stands under its own name, said in itself, and the present one is marked', () => {
  document.documentElement.lang = 'fr-CH';
  render(<LanguageSwitch />);
  expect(screen.getByRole('group', { name: 'Language' })).toBeVisible();
  expect(button('Deutsch')).toHaveAttribute('lang', 'de');
  expect(button('English')).toHaveAttribute('aria-pressed', 'false');
  expect(button('Français')).toHaveAttribute('aria-pressed', 'true');
});

test('a choice is kept, and the page loaded anew', async () => {
  const reload = jest.fn(() => expect(localStorage.getItem('bank.language')).toBe('de'));
  render(<LanguageSwitch reload={reload} />);
  await userEvent.click(button('Deutsch'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('who would lose something and stays keeps the language, too', async () => {
  const reload = jest.fn();
  const beforeLeaving = jest.fn();
  render(<LanguageSwitch beforeLeaving={beforeLeaving} reload={reload} />);
  await userEvent.click(button('Deutsch'));
  expect(beforeLeaving).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('bank.language')).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});
