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

test('nothing stored, or nonsense: the system decides', () => {
  applyStoredTheme();
  expect(root).not.toHaveAttribute('data-theme');
  localStorage.setItem('bank.theme', 'plaid');
  applyStoredTheme();
  expect(root).not.toHaveAttribute('data-theme');
  expect(currentTheme()).toBe('system');
});

test('what was chosen is put on when the next page starts', () => {
  chooseTheme('dark');
  delete root.dataset.theme;
  applyStoredTheme();
  expect(root).toHaveAttribute('data-theme', 'dark');
});

test('the bars and the bare page of the browser follow', () => {
  chooseTheme('dark');
  expect([scheme(), mediaOf('light'), mediaOf('dark')]).toEqual(['dark', 'not all', 'all']);
  chooseTheme('system');
  expect(scheme()).toBe('light dark');
  expect(mediaOf('light')).toBe('(prefers-color-scheme: light)');
  expect(mediaOf('dark')).toBe('(prefers-color-scheme: dark)');
});

test('a choice in another tab is put on here', () => {
  applyStoredTheme();
  localStorage.setItem('bank.theme', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'bank.theme' }));
  expect(currentTheme()).toBe('light');
});

test('without storage the choice holds for the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  chooseTheme('dark');
  expect(currentTheme()).toBe('dark');
});

test('the switch shows the choice, changes it, and follows changes from elsewhere', async () => {
  render(<ThemeSwitch />);
  expect(screen.getByRole('group', { name: 'Theme' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('bank.theme')).toBe('dark');
  // The observer tells in a microtask.
  await act(async () => chooseTheme('light'));
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
});
