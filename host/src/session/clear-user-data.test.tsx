import { act, render, screen } from '@bank/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { applyStoredTheme, chooseTheme, currentTheme } from '@bank/ui/theme';
import { notify } from '../toasts/notify';
import { Toasts } from '../toasts/toasts';
import { hasUnsavedChanges, unsavedChanges } from '../unsaved-changes/unsaved-changes';
import { clearPage, clearStorage } from './clear-user-data';

beforeEach(() => {
  sessionStorage.setItem('bank.pending-withdrawal.ada', '{}');
  localStorage.setItem('anything', 'at all');
});

test('clears the tab’s storage, and the device’s on request', () => {
  clearStorage('tab');
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage).toHaveLength(1);
  clearStorage('device');
  expect(localStorage).toHaveLength(0);
});

test('keeps the chosen theme', () => {
  chooseTheme('dark');
  clearStorage('device');
  applyStoredTheme();
  expect(currentTheme()).toBe('dark');
  expect(localStorage).toHaveLength(1);
  chooseTheme('system');
});

test('removes toasts and discards unsaved changes', () => {
  render(<Toasts />);
  act(() => notify.success('Welcome, Ada Okafor! Thank you for registering.'));
  unsavedChanges.hold();
  act(() => clearPage());
  expect(screen.queryByText(/Ada Okafor/)).not.toBeInTheDocument();
  expect(hasUnsavedChanges()).toBe(false);
});
