import { act, render, screen } from '@bank/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { applyStoredTheme, chooseTheme, currentTheme } from '@bank/ui';
import { notify } from '../notifications/notify';
import { Toasts } from '../notifications/toasts';
import { hasUnsavedChanges, unsavedChanges } from '../unsaved-changes/unsaved-changes';
import { emptyPage, emptyStorage } from './forget-person';

beforeEach(() => {
  sessionStorage.setItem('bank.pending-withdrawal.ada', '{}');
  localStorage.setItem('anything', 'at all');
});

test('a tab’s own storage goes, the device’s with it where that is asked', () => {
  emptyStorage('tab');
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage).toHaveLength(1);
  emptyStorage('device');
  expect(localStorage).toHaveLength(0);
});

test('the colours of the device stay as they were chosen', () => {
  chooseTheme('dark');
  emptyStorage('device');
  applyStoredTheme();
  expect(currentTheme()).toBe('dark');
  expect(localStorage).toHaveLength(1);
  chooseTheme('system');
});

test('toasts that name the person go, and nothing holds the page', () => {
  render(<Toasts />);
  act(() => notify.success('Welcome, Ada Okafor! Thank you for registering.'));
  unsavedChanges.hold();
  act(() => emptyPage());
  expect(screen.queryByText(/Ada Okafor/)).not.toBeInTheDocument();
  expect(hasUnsavedChanges()).toBe(false);
});
