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
    const wrong = { idleMinutes: 0, absoluteMinutes: 12 * 60 + 1 };
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
    expect(every(0)).toMatchObject({
      ok: false,
      problem: expect.stringContaining('registry.refreshSeconds'),
    });
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
