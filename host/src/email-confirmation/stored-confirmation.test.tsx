import { beforeEach, expect, it } from '@jest/globals';
import { createTimesStore } from '../session/times-store';
import { storedConfirmation } from './stored-confirmation';

const EMAIL = 'ada@example.com';

beforeEach(() => {
  localStorage.clear();
  createTimesStore(window).write({ id: 'session', startedAt: 0, activeAt: 0 });
});

it('keeps the address whose confirmation is recorded', () => {
  storedConfirmation.storeRecorded(EMAIL);
  expect(storedConfirmation.isRecorded(EMAIL)).toBe(true);
});

it('keeps no address that is recorded after the sign-out', () => {
  localStorage.clear();
  storedConfirmation.storeRecorded(EMAIL);
  expect(storedConfirmation.isRecorded(EMAIL)).toBe(false);
  expect(JSON.stringify(localStorage)).not.toContain(EMAIL);
});
