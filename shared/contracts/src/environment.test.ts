import { describe, expect, test } from '@jest/globals';
import { parseEnvironment } from './environment';

const environment = {
  registry: {
    url: 'http://localhost:3002/v1/projects/demo-fernhill/databases/(default)/documents',
    rootKeys: ['key'],
    floor: 0,
    revokedKeys: [],
  },
  firebase: {
    apiKey: 'key',
    projectId: 'demo-fernhill',
    storageBucket: 'demo-fernhill.appspot.com',
  },
};

describe('parseEnvironment', () => {
  test('parses an environment with and without emulators', () => {
    const emulators = { host: 'localhost', auth: 3001, firestore: 3002, storage: 3003 };
    expect(parseEnvironment(environment)).toEqual({ ok: true, value: environment });
    expect(parseEnvironment({ ...environment, emulators })).toMatchObject({ ok: true });
  });

  test('accepts session limits from two minutes to twelve hours', () => {
    const session = { idleMinutes: 5, absoluteMinutes: 60 };
    expect(parseEnvironment({ ...environment, session })).toMatchObject({ ok: true });
    expect(parseEnvironment({ ...environment, session: { idleMinutes: 20 } })).toMatchObject({
      ok: true,
    });
    const limits = { idleMinutes: 2, absoluteMinutes: 12 * 60 };
    expect(parseEnvironment({ ...environment, session: limits })).toMatchObject({ ok: true });
    const wrong = { idleMinutes: 1.99, absoluteMinutes: 12 * 60 + 1 };
    for (const [name, value] of Object.entries(wrong)) {
      expect(parseEnvironment({ ...environment, session: { [name]: value } })).toMatchObject({
        ok: false,
        problem: expect.stringContaining(`session.${name}`),
      });
    }
  });

  test('accepts a polling interval of at least five seconds', () => {
    const every = (refreshSeconds: number) =>
      parseEnvironment({ ...environment, registry: { ...environment.registry, refreshSeconds } });
    expect(every(15)).toMatchObject({ ok: true, value: { registry: { refreshSeconds: 15 } } });
    expect(every(5)).toMatchObject({ ok: true });
    expect(every(4.9)).toMatchObject({
      ok: false,
      problem: expect.stringContaining('registry.refreshSeconds'),
    });
  });

  test('trusts every revision and every key by default', () => {
    const { url, rootKeys } = environment.registry;
    expect(parseEnvironment({ ...environment, registry: { url, rootKeys } })).toEqual({
      ok: true,
      value: environment,
    });
  });

  test.each([
    ['registry.rootKeys', { registry: { ...environment.registry, rootKeys: [] } }],
    ['firebase.projectId', { firebase: { ...environment.firebase, projectId: '' } }],
    ['emulators.auth', { emulators: { host: 'localhost', auth: 0, firestore: 1, storage: 1 } }],
    ['emulators.storage', { emulators: { host: 'h', auth: 1, firestore: 1, storage: 65_536 } }],
    ['emulators.firestore', { emulators: { host: 'h', auth: 1, firestore: 1.5, storage: 1 } }],
    ['overrideOrigins.0', { overrideOrigins: ['https://evil.example'] }],
    ['overrideOrigins.0', { overrideOrigins: ['http://localhost:3007.evil.example'] }],
    ['overrideOrigins.0', { overrideOrigins: ['evil-http://localhost:3007'] }],
    ['stage', { stage: '' }],
    ['reportSample', { reportSample: -1 }],
    ['reportSample', { reportSample: 101 }],
    ['reportUrl', { reportUrl: 'reports' }],
  ])('rejects an invalid %s: %j', (name, change) => {
    expect(parseEnvironment({ ...environment, ...change })).toEqual({
      ok: false,
      problem: expect.stringContaining(`${name}: `),
    });
  });

  test.each([
    { emulators: { host: 'localhost', auth: 1, firestore: 65_535, storage: 3003 } },
    { overrideOrigins: ['http://localhost:3007'], scriptOrigins: ['https://*.apps.example'] },
    { stage: 'stage', reportSample: 0, reportUrl: 'https://reports.example' },
    { reportSample: 100 },
  ])('keeps the optional %j', (change) => {
    const input = { ...environment, ...change };
    expect(parseEnvironment(input)).toEqual({ ok: true, value: input });
  });

  test('names every missing or invalid key', () => {
    const result = parseEnvironment({ registry: { url: 'nowhere' }, firebase: { apiKey: 'key' } });
    expect(result).toMatchObject({ ok: false });
    const problem = result.ok ? '' : result.problem;
    for (const key of [
      'registry.url',
      'registry.rootKeys',
      'firebase.projectId',
      'firebase.storageBucket',
    ]) {
      expect(problem).toContain(key);
    }
  });
});
