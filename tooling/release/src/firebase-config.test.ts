import { expect, test } from '@jest/globals';
import {
  configForRun,
  type FirebaseConfig,
  remoteSiteConfig,
  rulesFiles,
  targetsForRun,
  withPolicy,
  withRoutes,
} from './firebase-config';

const POLICY = { key: 'Content-Security-Policy', value: 'generic' };
const OTHER = { key: 'X-Frame-Options', value: 'DENY' };
const APP = { regex: '.*', destination: '/app.html' };
const PAGE = { source: '/', destination: '/index.html' };

const site = (target: string, headers = [POLICY, OTHER], rewrites = [PAGE, APP]) => ({
  ...{ target, cleanUrls: true, rewrites },
  headers: [{ source: '**', headers }],
});

const configOf = (...hosting: FirebaseConfig['hosting']): FirebaseConfig => ({
  hosting,
  firestore: { rules: 'rules/firestore.rules', indexes: 'rules/indexes.json', edition: 'standard' },
  storage: { rules: 'rules/storage.rules' },
});
const config = configOf(site('host'), site('remote'));

test('replaces the policy of one site, and keeps everything else', () => {
  expect(withPolicy(config, 'host', 'own')).toEqual(
    configOf(site('host', [{ ...POLICY, value: 'own' }, OTHER]), site('remote')),
  );
});

test('refuses a site with no policy, or with two', () => {
  const none = configOf(site('host', [OTHER]), site('remote'));
  expect(() => withPolicy(none, 'host', 'own')).toThrow('firebase.json has 0 headers');
  const two = configOf(site('host', [POLICY, POLICY]));
  expect(() => withPolicy(two, 'host', 'own')).toThrow('2 headers Content-Security-Policy');
  expect(() => withPolicy(configOf({ target: 'host' }), 'host', 'own')).toThrow('0 headers');
});

test('limits the rewrite to the app of one site to its routes', () => {
  const limited = withRoutes(config, 'host', '/app.html', ['/loan']);
  const rewrite = { destination: '/app.html', regex: expect.stringMatching(/^\^/) };
  expect(limited).toEqual({
    ...config,
    hosting: [{ ...site('host'), rewrites: [PAGE, rewrite] }, site('remote')],
  });
});

test('refuses a site with no rewrite to the app, or with two', () => {
  const limit = (rewrites: (typeof APP | typeof PAGE)[]) =>
    withRoutes(configOf({ target: 'host', rewrites }), 'host', '/app.html', ['/loan']);
  expect(() => limit([PAGE])).toThrow('firebase.json has 0 rewrites to /app.html');
  expect(() => limit([APP, APP])).toThrow('2 rewrites to /app.html for the site "host"');
  expect(() => withRoutes(configOf({ target: 'host' }), 'host', '/app.html', [])).toThrow('0 rew');
});

test('gives each remote the configuration of the target remote, in the run folder', () => {
  expect(remoteSiteConfig(config)).toEqual(site('remote'));
  expect(rulesFiles(config)).toEqual([
    ...['rules/firestore.rules', 'rules/indexes.json', 'rules/storage.rules'],
  ]);
  const run = {
    hosting: ['host', 'cards', 'loans'].map((target) => ({
      ...site(target),
      public: `sites/${target}`,
    })),
    firestore: { rules: 'firestore.rules', indexes: 'indexes.json', edition: 'standard' },
    storage: { rules: 'storage.rules' },
  };
  expect(configForRun(config, ['cards', 'loans'])).toEqual(run);
  expect(configForRun(config, ['cards', 'loans'])).not.toHaveProperty('emulators');
  const emulators = { auth: { port: 1 } };
  expect(configForRun(config, ['cards', 'loans'], emulators)).toEqual({ ...run, emulators });
});

test('refuses a configuration without the target remote', () => {
  expect(() => remoteSiteConfig(configOf(site('host')))).toThrow('no site "remote"');
});

test('maps each target to the site of the project', () => {
  expect(targetsForRun('acme', ['host', 'cards'], (name) => `a-${name}`)).toEqual({
    projects: { default: 'acme' },
    targets: { acme: { hosting: { host: ['a-host'], cards: ['a-cards'] } } },
  });
});
