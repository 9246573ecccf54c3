import { createHash } from 'node:crypto';
import { brand } from '@bank/domain';
import { expect, jest, test } from '@jest/globals';
import { contentSecurityPolicy } from './content-security-policy';

const registry = {
  ...{ url: 'https://db.example/v1/documents', rootKeys: ['k'], floor: 0, revokedKeys: [] },
};
const firebase = { apiKey: 'key', projectId: 'bank', storageBucket: 'bank.appspot.com' };
const scriptOrigins = ['https://bank-dashboard.web.app', 'https://bank-admin.web.app'];
const page = '<script src="/main.js"></script><script type="application/json" id=e>{}</script>';

function policyOf(
  environment: Parameters<typeof contentSecurityPolicy>[0]['environment'],
  html = page,
  hasAppCheck = false,
) {
  const policy = contentSecurityPolicy({ environment, page: html, hasAppCheck });
  const rules = policy.split('; ').map((rule) => rule.split(' '));
  return Object.fromEntries(rules.map(([name = '', ...sources]) => [name, sources]));
}

test('allows script files of the host and the live remotes only', () => {
  const policy = policyOf({ registry, firebase, scriptOrigins });
  expect(policy['script-src']).toEqual(["'self'", ...scriptOrigins]);
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
  expect(Object.values(policy).flat().join(' ')).not.toMatch(/unsafe/);
});

test('is this policy for a bank without reports and App Check', () => {
  const policy = contentSecurityPolicy({
    environment: { registry, firebase, scriptOrigins: ['https://a.example'] },
    page,
  });
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' https://a.example",
    "style-src 'self' https://a.example",
    "font-src 'self' https://a.example",
    "img-src 'self' data: blob: https://a.example https://firebasestorage.googleapis.com/v0/b/bank.appspot.com/",
    "media-src 'self' https://a.example",
    `connect-src 'self' https://db.example/v1/documents/ https://a.example ${[
      'https://identitytoolkit.googleapis.com/',
      'https://securetoken.googleapis.com/v1/token',
      'https://firestore.googleapis.com/v1/projects/bank/databases/',
      'https://firestore.googleapis.com/google.firestore.v1.Firestore/Listen/',
      'https://firebasestorage.googleapis.com/v0/b/bank.appspot.com/',
    ].join(' ')}`,
    'frame-src https://a.example',
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
});

test('allows frames of the site with the video of the brand', () => {
  const video = jest.replaceProperty(brand, 'videoUrl', 'https://video.example/embed/1');
  expect(policyOf({ registry, firebase })['frame-src']).toEqual(['https://video.example']);
  video.restore();
});

test('allows no frame without the origin of a remote', () => {
  const policy = policyOf({ registry, firebase });
  expect(policy['frame-src']).toEqual(["'none'"]);
  expect(policy['script-src']).toEqual(["'self'"]);
});

test('allows inline scripts by hash, except data blocks and files', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const html = [
    '<script>first()</script><script nonce=x>\nsecond()\n</script><script src=/a.js></script>',
    '<script type="application/json">{}</script><script type=application/ld+json>{}</script>',
  ].join('');
  const policy = policyOf({ registry, firebase, scriptOrigins }, html);
  expect(policy['script-src']).toEqual([
    ...["'self'", hash('first()'), hash('\nsecond()\n')],
    ...scriptOrigins,
  ]);
});

test('allows a real project neither emulators nor dev servers', () => {
  const policy = JSON.stringify(policyOf({ registry, firebase, scriptOrigins }));
  expect(policy).not.toMatch(/localhost|127\.0\.0\.1/);
  expect(policy).toMatch(/firestore\.googleapis\.com/);
});

test('allows connections to this project’s backend without the write channel', () => {
  const policy = policyOf({ registry, firebase, scriptOrigins });
  expect(policy['connect-src']?.slice(-6)).toEqual([
    scriptOrigins[1],
    'https://identitytoolkit.googleapis.com/',
    'https://securetoken.googleapis.com/v1/token',
    'https://firestore.googleapis.com/v1/projects/bank/databases/',
    'https://firestore.googleapis.com/google.firestore.v1.Firestore/Listen/',
    'https://firebasestorage.googleapis.com/v0/b/bank.appspot.com/',
  ]);
});

test('allows reports to their exact URL only', () => {
  const reportUrl = 'https://reports.example/bank?key=1';
  const policy = policyOf({ registry, firebase, scriptOrigins, reportUrl });
  expect(policy['connect-src']).toContain('https://reports.example/bank');
});

test('allows a local bank the emulators and no Google endpoints', () => {
  const emulators = { host: '127.0.0.1', auth: 1001, firestore: 1002, storage: 1003 };
  const policy = policyOf({ registry, firebase, scriptOrigins, emulators });
  expect(policy['connect-src']).toEqual([
    "'self'",
    'https://db.example/v1/documents/',
    ...scriptOrigins,
    'http://127.0.0.1:1001/',
    'http://127.0.0.1:1002/v1/projects/bank/databases/',
    'http://127.0.0.1:1002/google.firestore.v1.Firestore/Listen/',
    'http://127.0.0.1:1003/v0/b/bank.appspot.com/',
  ]);
  expect(policy['img-src']).toContain('http://127.0.0.1:1003/v0/b/bank.appspot.com/');
  expect(JSON.stringify(policy)).not.toMatch(/googleapis\.com/);
});

test('allows inline scripts and styles by hash only', () => {
  const css = 'body{margin:0}';
  const hash = createHash('sha256').update(css).digest('base64');
  const policy = policyOf({ registry, firebase, scriptOrigins }, `${page}<style>${css}</style>`);
  expect(policy['style-src']).toEqual(["'self'", `'sha256-${hash}'`, ...scriptOrigins]);
});

test('allows dev server origins only if the deployment configures them', () => {
  const dev = 'http://localhost:3101';
  const policy = policyOf({ registry, firebase, scriptOrigins, overrideOrigins: [dev] });
  expect(policy['script-src']).toContain(dev);
  expect(policy['connect-src']).toContain('ws://localhost:3101');
});

test('supports a wildcard origin for new remotes', () => {
  const policy = policyOf({ registry, firebase, scriptOrigins: ['https://*.apps.bank.example'] });
  expect(policy['script-src']).toEqual(["'self'", 'https://*.apps.bank.example']);
});

test('App Check adds reCAPTCHA and the exchange of tokens for this app, and nothing else', () => {
  const environment = {
    ...{ registry, scriptOrigins },
    firebase: { ...firebase, appId: '1:2:web:3' },
  };
  const before = policyOf(environment);
  const policy = policyOf(environment, page, true);
  const added = Object.entries(policy).flatMap(([name, sources]) =>
    sources.filter((source) => !before[name]?.includes(source)).map((source) => [name, source]),
  );
  const app = 'https://content-firebaseappcheck.googleapis.com/v1/projects/bank/apps/1:2:web:3';
  expect(added).toEqual([
    ['script-src', 'https://www.google.com/recaptcha/enterprise.js'],
    ['script-src', 'https://www.gstatic.com/recaptcha/releases/'],
    ['connect-src', `${app}:exchangeRecaptchaEnterpriseToken`],
    ['connect-src', `${app}:exchangeDebugToken`],
    ['connect-src', 'https://www.google.com/recaptcha/enterprise/'],
    ['frame-src', 'https://www.google.com/recaptcha/'],
    ['frame-src', 'https://recaptcha.google.com/recaptcha/'],
    ['trusted-types', 'goog#html'],
  ]);
});

test('without App Check nothing of reCAPTCHA is allowed', () => {
  const policy = policyOf({ registry, firebase, scriptOrigins });
  expect(JSON.stringify(policy)).not.toMatch(/recaptcha|appcheck|goog#/);
  expect(policy['trusted-types']).toEqual(['default']);
});
