import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { LOAD_LIMITS } from './load-limits';
import { stallLimit } from './stall-limit';

const ENTRY = 'https://transfer.example/v1/remoteEntry.js';

/** What jsdom has not: tells of files that a test says have arrived. */
class Observer {
  static readonly all = new Set<Observer>();
  readonly #callback: (list: { getEntries(): { name: string }[] }) => void;

  constructor(callback: (list: { getEntries(): { name: string }[] }) => void) {
    this.#callback = callback;
  }

  observe() {
    Observer.all.add(this);
  }

  disconnect() {
    Observer.all.delete(this);
  }

  static arrives(name: string) {
    for (const observer of Observer.all) observer.#callback({ getEntries: () => [{ name }] });
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { PerformanceObserver: Observer });
});

afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { PerformanceObserver: undefined });
  Observer.all.clear();
});

describe('stallLimit', () => {
  test('rejects after the time of one answer when nothing arrives', async () => {
    const { late, signal } = stallLimit('transfer', ENTRY);
    jest.advanceTimersByTime(LOAD_LIMITS.answer - 1);
    expect(signal.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    await expect(late).rejects.toMatchObject({ name: 'LoadTimeout' });
    expect(Observer.all.size).toBe(0);
  });

  test.each(['https://transfer.example/v1/441.js?again=x', `${location.origin}/remotes.js`])(
    'counts anew when %s arrives: a slow network is no hanging one',
    (file) => {
      const { signal } = stallLimit('transfer', ENTRY);
      jest.advanceTimersByTime(LOAD_LIMITS.answer - 1);
      Observer.arrives(file);
      jest.advanceTimersByTime(LOAD_LIMITS.answer - 1);
      expect(signal.aborted).toBe(false);
      jest.advanceTimersByTime(1);
      expect(signal.aborted).toBe(true);
    },
  );

  test.each(['https://cards.example/v1/441.js', `${location.origin}/session`])(
    'does not wait longer because of %s',
    (file) => {
      const { signal } = stallLimit('transfer', ENTRY);
      jest.advanceTimersByTime(LOAD_LIMITS.answer - 1);
      Observer.arrives(file);
      jest.advanceTimersByTime(1);
      expect(signal.aborted).toBe(true);
    },
  );

  test('rejects in the end, although files keep arriving', () => {
    const { signal } = stallLimit('transfer', ENTRY);
    for (let time = 0; time < LOAD_LIMITS.progress; time += 1_000) {
      Observer.arrives(`https://transfer.example/v1/${time}.js`);
      jest.advanceTimersByTime(1_000);
    }
    expect(signal.aborted).toBe(true);
  });

  test('is one limit for the whole load where the browser does not tell of files', () => {
    Object.assign(globalThis, { PerformanceObserver: undefined });
    const { signal } = stallLimit('transfer', ENTRY);
    jest.advanceTimersByTime(LOAD_LIMITS.answer);
    expect(signal.aborted).toBe(true);
  });

  test('never rejects once it is cleared', () => {
    const { signal, clear } = stallLimit('transfer', ENTRY);
    clear();
    jest.advanceTimersByTime(LOAD_LIMITS.progress);
    expect(signal.aborted).toBe(false);
    expect(Observer.all.size).toBe(0);
  });
});
