import { beforeEach, describe, expect, test } from '@jest/globals';
import { preferredLanguage } from '@bank/i18n';
import { applyStoredTheme } from '@bank/ui/theme';
import * as fc from 'fast-check';
import { countCanaryFailure, triesCanary } from './federation/canary';
import { forgetHangs, hungEntries } from './federation/hang-guard';
import { readOverrides } from './federation/override';
import { remoteHealth } from './federation/remote-health';
import { seen } from './notifications/seen';
import { sessionTimes } from './session/times-store';
import { preloadLastVisit, saveVisitFiles } from './start/last-visit-files';

/** Valid values of another version or another person, with any part replaced, and anything else. */
const anyText = fc.oneof(
  fc.string(),
  fc.json(),
  fc.constantFrom('null', '[]', '{}', '""', '0', '{', '[null]', 'undefined'),
  fc
    .dictionary(
      fc.constantFrom(
        ...['transfer', 'transfer@1', 'waits', 'failure', 'at', 'error', 'version', 'entry'],
        ...['remote', 'until', 'id', 'startedAt', 'activeAt', 'ada', '/dashboard'],
      ),
      fc.oneof(fc.jsonValue(), fc.record({ waits: fc.jsonValue(), failure: fc.jsonValue() })),
    )
    .map((value) => JSON.stringify(value)),
);

/** Sets the stored value, and calls `read`, which must return something that `isValid` accepts. */
function neverThrows(key: string, read: () => unknown, isValid: (value: unknown) => boolean) {
  fc.assert(
    fc.property(anyText, (text) => {
      localStorage.setItem(key, text);
      const value = read();
      expect({ value, isValid: isValid(value) }).toEqual({ value, isValid: true });
    }),
  );
}

const isBoolean = (value: unknown) => typeof value === 'boolean';
const isNothing = (value: unknown) => value === undefined;

describe('fuzz: any content of the browser’s storage', () => {
  beforeEach(() => localStorage.clear());

  test('the failures of a canary are counted', () => {
    neverThrows('bank.canary.failures', () => triesCanary('transfer', '1', 100), isBoolean);
    neverThrows(
      'bank.canary.failures',
      () => {
        countCanaryFailure('transfer', '1');
        countCanaryFailure('transfer', '1');
        return triesCanary('transfer', '1', 100);
      },
      (value) => value === false,
    );
  });

  test('load times and failures are recorded', () => {
    neverThrows(
      'bank.remotes',
      () => {
        remoteHealth.recordLoadTime('transfer', 12);
        const { waits, failure } = remoteHealth.get('transfer');
        new Intl.DateTimeFormat().format(new Date(failure?.at ?? 0));
        return waits.at(-1);
      },
      (value) => value === 12,
    );
  });

  test('versions that hung are known, and allowed again', () => {
    for (const key of ['bank.avoided', 'bank.shown.1']) {
      neverThrows(
        key,
        () => {
          const entries = [...hungEntries().keys()];
          forgetHangs(entries);
          return [...hungEntries().keys()].length;
        },
        (value) => value === 0,
      );
    }
  });

  test('the files of the last visit are preloaded and saved', () => {
    neverThrows(
      'bank.files',
      () => {
        preloadLastVisit('/dashboard');
        return saveVisitFiles('/DashBoard', []);
      },
      isNothing,
    );
  });

  test('the session has valid times or none', () => {
    neverThrows(
      'bank.session',
      () => sessionTimes.read(),
      (value) => value === null || Number.isFinite((value as { activeAt: number }).activeAt),
    );
  });

  test('overrides have an allowed origin', () => {
    const origin = 'http://localhost:3101';
    neverThrows(
      'bank.override',
      () => readOverrides([origin]),
      (value) => (value as { entry: string }[]).every(({ entry }) => entry.startsWith(origin)),
    );
  });

  test('preferences have a default', () => {
    neverThrows('bank.notifications-seen', () => seen.get('ada'), Number.isFinite);
    neverThrows('bank.notifications-seen', () => seen.mark('ada', 5), isNothing);
    neverThrows(
      'bank.language',
      () => preferredLanguage(),
      (value) => ['en', 'de', 'fr'].includes(String(value)),
    );
    neverThrows('bank.theme', () => applyStoredTheme(), isNothing);
  });
});
