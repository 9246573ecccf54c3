import { act, render, screen, userEvent } from '@bank/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { applyStoredTheme, chooseTheme, currentTheme } from './theme';
import { ThemeSwitch } from './theme-switch';

const root = document.documentElement;
const metaTags = `
  <meta name="color-scheme" content="light dark" />
  <meta name="theme-color" data-theme="light" media="(prefers-color-scheme: light)" content="#fff" />
  <meta name="theme-color" data-theme="dark" media="(prefers-color-scheme: dark)" content="#000" />`;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
  document.head.innerHTML = metaTags;
});

const mediaOf = (theme: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="theme-color"][data-theme="${theme}"]`)?.media;
const scheme = () => document.querySelector<HTMLMetaElement>('[name="color-scheme"]')?.content;

test('uses the system theme without a valid stored choice', () => {
  applyStoredTheme();
  expect(root).not.toHaveAttribute('data-theme');
  localStorage.setItem('bank.theme', 'plaid');
  applyStoredTheme();
  expect(root).not.toHaveAttribute('data-theme');
  expect(currentTheme()).toBe('system');
});

test('applies the stored theme at the next page load', () => {
  chooseTheme('dark');
  delete root.dataset.theme;
  applyStoredTheme();
  expect(root).toHaveAttribute('data-theme', 'dark');
});

test('updates color-scheme and theme-color', () => {
  chooseTheme('dark');
  expect([scheme(), mediaOf('light'), mediaOf('dark')]).toEqual(['dark', 'not all', 'all']);
  chooseTheme('system');
  expect(scheme()).toBe('light dark');
  expect(mediaOf('light')).toBe('(prefers-color-scheme: light)');
  expect(mediaOf('dark')).toBe('(prefers-color-scheme: dark)');
});

test('applies a choice from another tab', () => {
  applyStoredTheme();
  localStorage.setItem('bank.theme', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'bank.theme' }));
  expect(currentTheme()).toBe('light');
});

test('applies the choice to the page without storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  chooseTheme('dark');
  expect(currentTheme()).toBe('dark');
});

test('the switch shows and changes the theme and follows external changes', async () => {
  render(<ThemeSwitch />);
  expect(screen.getByRole('group', { name: 'Theme' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('bank.theme')).toBe('dark');
  // MutationObserver callbacks run in a microtask.
  await act(async () => chooseTheme('light'));
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
});
