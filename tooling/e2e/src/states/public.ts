import { expect } from '@playwright/test';
import { navigateTo } from '../fixtures/screens';
import { UNKNOWN_PAGE } from '../fixtures/test';
import { IN_WINDOW, type Journey } from './journey';

export const publicJourneys: readonly Journey[] = [
  {
    title: 'public pages',
    noise: /could not be decoded/,
    async walk(page, inspect) {
      for (const [name, path] of [
        ['landing', '/'],
        ['about', '/AboutUs'],
        ['sign-in', '/SignIn'],
        ['sign-in-ended', '/SignIn?ended=idle'],
        ['sign-up', '/SignUp'],
        ['forgot-password', '/Forget-password'],
        ['error-404', UNKNOWN_PAGE],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await inspect(page, name);
      }
      await page.goto('/SignIn');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await navigateTo(page, '/%');
      await expect(page.getByText('400')).toBeVisible();
      await inspect(page, 'error-400');
    },
  },
  {
    title: 'the auth forms',
    noise: /status of 400/,
    async walk(page, inspect) {
      await page.goto('/SignIn');
      await page.getByRole('button', { name: 'Login' }).click();
      await inspect(page, 'sign-in-empty');
      await page.getByLabel('Email', { exact: true }).fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not the one');
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid');
      await inspect(page, 'sign-in-refused');

      await page.goto('/SignUp');
      await page.getByRole('button', { name: 'Register' }).click();
      await inspect(page, 'sign-up-empty');
      await page.getByLabel('Password', { exact: true }).fill('fern tree');
      await page.getByRole('combobox', { name: 'Country' }).fill('portugal');
      await expect(page.getByRole('option', { name: 'Portugal' })).toBeVisible();
      await inspect(page, 'sign-up-countries');

      await page.goto('/Forget-password');
      await page.getByLabel('Email').fill('ada@fernhill.example');
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await expect(page.getByText('Password reset email sent!')).toBeVisible();
      await inspect(page, 'forgot-password-sent', IN_WINDOW);
    },
  },
];
