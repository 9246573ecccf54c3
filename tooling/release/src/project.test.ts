import { describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnvironment } from '@bank/contracts';
import { readProject, readVariables } from './project';

const complete = {
  FIREBASE_PROJECT_ID: 'my-bank',
  FIREBASE_API_KEY: 'key',
  FIREBASE_STORAGE_BUCKET: 'my-bank.appspot.com',
  SITE_PREFIX: 'mb',
};

describe('readProject', () => {
  it('creates an environment without emulators', () => {
    const { environment, registryUrl } = readProject(complete);
    const registry = { url: registryUrl, rootKeys: ['key'], floor: 0, revokedKeys: [] };
    expect(parseEnvironment({ ...environment, registry })).toEqual({
      ok: true,
      value: {
        registry: {
          ...registry,
          url: 'https://firestore.googleapis.com/v1/projects/my-bank/databases/(default)/documents',
        },
        firebase: {
          apiKey: 'key',
          authDomain: 'my-bank.firebaseapp.com',
          projectId: 'my-bank',
          storageBucket: 'my-bank.appspot.com',
        },
      },
    });
  });

  it('prefixes each site id', () => {
    const project = readProject(complete);
    expect(project.siteId('loan-cards-kyc')).toBe('mb-loan-cards-kyc');
    expect(project.originOf('host')).toBe('https://mb-host.web.app');
  });

  it('serves remotes below their own domain, with a wildcard in the CSP', () => {
    const project = readProject({ ...complete, REMOTES_DOMAIN: 'apps.bank.example' });
    expect(project.originOf('savings')).toBe('https://savings.apps.bank.example');
    expect(project.originOf('host')).toBe('https://mb-host.web.app');
    expect(project.scriptOrigins).toEqual(['https://*.apps.bank.example']);
    expect(readProject(complete).scriptOrigins).toBeNull();
  });

  it('supports sites with a custom domain', () => {
    const SITE_ORIGINS = '{"host":"https://bank.example"}';
    expect(readProject({ ...complete, SITE_ORIGINS }).originOf('host')).toBe(
      'https://bank.example',
    );
    expect(() => readProject({ ...complete, SITE_ORIGINS: 'bank.example' })).toThrow(
      'SITE_ORIGINS',
    );
  });

  it('reads the optional variables', () => {
    const { environment } = readProject({
      ...complete,
      FIREBASE_AUTH_DOMAIN: 'login.example.com',
      FIREBASE_APP_ID: '1:2:web:3',
    });
    expect(environment.firebase).toMatchObject({
      authDomain: 'login.example.com',
      appId: '1:2:web:3',
    });
  });

  it('reads the site key and the debug token of App Check, which require an app id', () => {
    const variables = {
      ...complete,
      FIREBASE_APP_CHECK_KEY: '6Lc-site_key',
      FIREBASE_APPCHECK_DEBUG_TOKEN: 'debug',
    };
    const project = readProject({ ...variables, FIREBASE_APP_ID: '1:2:web:3' });
    expect(project).toMatchObject({
      appCheckKey: '6Lc-site_key',
      debugToken: { appId: '1:2:web:3', token: 'debug' },
    });
    // The debug token is a secret: no page may have it.
    expect(JSON.stringify(project.environment)).not.toContain('debug');
    expect(() => readProject(variables)).toThrow('FIREBASE_APP_ID');
    expect(() =>
      readProject({ ...variables, FIREBASE_APP_ID: '1', FIREBASE_APP_CHECK_KEY: 'no key' }),
    ).toThrow('FIREBASE_APP_CHECK_KEY');
    expect(readProject(complete)).not.toHaveProperty('appCheckKey');
  });

  it('reads the limits of session expiry, and rejects invalid ones', () => {
    const { environment, registryUrl } = readProject({ ...complete, SESSION_IDLE_MINUTES: '5' });
    expect(
      parseEnvironment({ ...environment, registry: { url: registryUrl, rootKeys: ['key'] } }),
    ).toMatchObject({
      ok: true,
      value: { session: { idleMinutes: 5 } },
    });
    for (const text of ['1', '-5', 'ten']) {
      expect(() => readProject({ ...complete, SESSION_ABSOLUTE_MINUTES: text })).toThrow(
        'SESSION_ABSOLUTE_MINUTES',
      );
    }
  });

  it('names every variable that is missing or empty', () => {
    expect(() =>
      readProject({ ...complete, FIREBASE_API_KEY: '', SITE_PREFIX: undefined }),
    ).toThrow('Not set: FIREBASE_API_KEY, SITE_PREFIX.');
  });

  it('rejects a project of the emulators', () => {
    expect(() => readProject({ ...complete, FIREBASE_PROJECT_ID: 'demo-bank' })).toThrow(
      'names with demo- are reserved for the emulators',
    );
  });
});

describe('readVariables', () => {
  it('merges .env with the environment, which overrides it; .env is optional', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'env-'));
    const file = join(folder, '.env');
    expect(await readVariables(file, { A: 'outside' })).toEqual({ A: 'outside' });
    await writeFile(file, 'A=inside\nB="two words"\n# C=no\n');
    expect(await readVariables(file, { A: 'outside' })).toEqual({ A: 'outside', B: 'two words' });
    await rm(folder, { recursive: true });
  });
});
