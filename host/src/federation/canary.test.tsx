import { beforeEach, describe, expect, test } from '@jest/globals';
import { countCanaryFailure, bucketOf, triesCanary } from './canary';

beforeEach(() => localStorage.clear());

/** The browsers, of a thousand, that are in a canary of this share. */
function triers(remote: string, share: number): Set<number> {
  const found = new Set<number>();
  for (let browser = 0; browser < 1000; browser += 1) {
    localStorage.setItem('bank.canary.browser', `browser-${browser}`);
    if (triesCanary(remote, 'v2', share)) found.add(browser);
  }
  return found;
}

// Another hash would move every browser between the live version and the canary.
test.each([
  ['transfer here', 62.3680726159364],
  ['admin here', 94.41529959440231],
  ['transfer \u{1f3e6}', 92.71416447591037],
])('the bucket of %j stays the same', (text, bucket) => {
  expect(bucketOf(text)).toBeCloseTo(bucket, 6);
});

describe('triesCanary', () => {
  test('selects about the share, and keeps the selected browsers when the share grows', () => {
    const ten = triers('transfer', 10);
    const fifty = triers('transfer', 50);
    expect(ten.size).toBeGreaterThan(60);
    expect(ten.size).toBeLessThan(140);
    expect(fifty.size).toBeGreaterThan(420);
    expect(fifty.size).toBeLessThan(580);
    expect([...ten].filter((browser) => !fifty.has(browser))).toEqual([]);
  });

  test('selects browsers independently for each remote', () => {
    const admin = triers('admin', 50);
    const both = [...triers('transfer', 50)].filter((browser) => admin.has(browser));
    expect(both.length).toBeLessThan(400);
  });

  test('counts a browser at the share as outside of the canary', () => {
    localStorage.setItem('bank.canary.browser', 'x');
    const bucket = bucketOf('transfer x');
    expect(triesCanary('transfer', 'v2', bucket)).toBe(false);
    expect(triesCanary('transfer', 'v2', bucket + 1e-9)).toBe(true);
  });

  test('gives each browser an id of its own, once', () => {
    triesCanary('transfer', 'v2', 50);
    const id = localStorage.getItem('bank.canary.browser');
    expect(id).toMatch(/^[\da-f-]{36}$/);
    triesCanary('admin', 'v2', 50);
    expect(localStorage.getItem('bank.canary.browser')).toBe(id);
  });

  test('remembers the failures of the ten latest versions', () => {
    localStorage.setItem('bank.canary.browser', 'x');
    for (let version = 0; version < 11; version += 1) {
      countCanaryFailure('transfer', `v${version}`);
      countCanaryFailure('transfer', `v${version}`);
    }
    const isLeft = (version: number) => !triesCanary('transfer', `v${version}`, 100);
    expect([0, 1, 10].map(isLeft)).toEqual([false, true, true]);
  });

  test('keeps the failures of the other versions when one fails again', () => {
    localStorage.setItem('bank.canary.browser', 'x');
    for (let version = 0; version < 10; version += 1) {
      countCanaryFailure('transfer', `v${version}`);
      countCanaryFailure('transfer', `v${version}`);
    }
    countCanaryFailure('transfer', 'v9');
    const isLeft = (version: number) => !triesCanary('transfer', `v${version}`, 100);
    expect([0, 1, 8, 9].map(isLeft)).toEqual([true, true, true, true]);
  });

  test.each(['{"transfer@v2":"9"}', '{"transfer@v2":-5}', 'null', '{'])(
    'ignores an invalid count of failures: %s',
    (stored) => {
      localStorage.setItem('bank.canary.failures', stored);
      countCanaryFailure('transfer', 'v2');
      expect(triesCanary('transfer', 'v2', 100)).toBe(true);
      countCanaryFailure('transfer', 'v2');
      expect(triesCanary('transfer', 'v2', 100)).toBe(false);
    },
  );

  test('is stable for the same browser', () => {
    const first = triesCanary('transfer', 'v2', 50);
    for (let time = 0; time < 20; time += 1) {
      expect(triesCanary('transfer', 'v2', 50)).toBe(first);
    }
  });

  test('leaves the canary after two failures of that version, and tries a later version', () => {
    localStorage.setItem('bank.canary.browser', 'x');
    const share = bucketOf('transfer x') + 1;
    countCanaryFailure('transfer', 'v2');
    expect(triesCanary('transfer', 'v2', share)).toBe(true);
    countCanaryFailure('transfer', 'v2');
    expect(triesCanary('transfer', 'v2', share)).toBe(false);
    expect(triesCanary('transfer', 'v3', share)).toBe(true);
  });

  test('is false if storage is unavailable', () => {
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      expect(triesCanary('transfer', 'v2', 99)).toBe(false);
    } finally {
      Storage.prototype.setItem = write;
    }
  });
});
