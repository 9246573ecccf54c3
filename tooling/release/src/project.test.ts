import { describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnvironment } from '@bank/contracts';
import { readProject, readVariables, reportSampleOf } from './project';

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

  it('accepts limits of two minutes and more, and leaves out those that are not set', () => {
    const limits = { SESSION_IDLE_MINUTES: '2', SESSION_ABSOLUTE_MINUTES: '60' };
    expect(readProject({ ...complete, ...limits }).environment.session).toEqual({
      ...{ idleMinutes: 2, absoluteMinutes: 60 },
    });
    const absolute = { SESSION_ABSOLUTE_MINUTES: '60' };
    expect(readProject({ ...complete, ...absolute }).environment.session?.absoluteMinutes).toBe(60);
    expect(readProject(complete).environment).not.toHaveProperty('session');
  });

  it('reads where browsers send reports, and how many report load times', () => {
    const variables = { ...complete, STAGE: 'pilot', REPORT_URL: 'https://reports.example' };
    expect(readProject({ ...variables, REPORT_SAMPLE: '5' }).environment).toMatchObject({
      ...{ stage: 'pilot', reportUrl: 'https://reports.example', reportSample: 5 },
    });
    for (const key of ['stage', 'reportUrl', 'reportSample']) {
      expect(readProject(complete).environment).not.toHaveProperty(key);
    }
    expect(reportSampleOf({ REPORT_SAMPLE: '0' })).toEqual({ reportSample: 0 });
    expect(reportSampleOf({ REPORT_SAMPLE: '100' })).toEqual({ reportSample: 100 });
    for (const text of ['-1', '101', 'all']) {
      expect(() => reportSampleOf({ REPORT_SAMPLE: text })).toThrow(`REPORT_SAMPLE is "${text}".`);
    }
  });

  it('reads another address of the database', () => {
    const { registryUrl } = readProject({ ...complete, FIRESTORE_URL: 'http://db.test' });
    expect(registryUrl).toBe('http://db.test/v1/projects/my-bank/databases/(default)/documents');
  });

  it('reads the debug token of App Check without a site key, and the reverse', () => {
    const app = { ...complete, FIREBASE_APP_ID: '1:2:web:3' };
    const token = readProject({ ...app, FIREBASE_APPCHECK_DEBUG_TOKEN: 'debug' });
    expect(token.debugToken).toEqual({ appId: '1:2:web:3', token: 'debug' });
    expect(token).not.toHaveProperty('appCheckKey');
    const site = readProject({ ...app, FIREBASE_APP_CHECK_KEY: 'key' });
    expect(site.appCheckKey).toBe('key');
    expect(site).not.toHaveProperty('debugToken');
  });

  it.each(['bad key', 'key!', ' key'])('rejects "%s" as the site key of App Check', (key) => {
    const variables = { ...complete, FIREBASE_APP_ID: '1', FIREBASE_APP_CHECK_KEY: key };
    expect(() => readProject(variables)).toThrow(`FIREBASE_APP_CHECK_KEY is "${key}".`);
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

  it('throws if .env exists but cannot be read', async () => {
    await expect(readVariables(tmpdir(), {})).rejects.toMatchObject({ code: 'EISDIR' });
  });
});
