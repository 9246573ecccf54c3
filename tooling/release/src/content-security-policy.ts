import { createHash } from 'node:crypto';
import type { Environment } from '@bank/contracts';
import { RECAPTCHA_SCRIPTS } from '@bank/contracts/recaptcha';
import { brand } from '@bank/domain';

/** The endpoints of a real project's Firebase services. */
const GOOGLE = {
  auth: ['https://identitytoolkit.googleapis.com/', 'https://securetoken.googleapis.com/v1/token'],
  firestore: 'https://firestore.googleapis.com',
  storage: 'https://firebasestorage.googleapis.com',
};

type PolicyInput = {
  environment: Pick<
    Environment,
    'registry' | 'firebase' | 'emulators' | 'scriptOrigins' | 'overrideOrigins' | 'reportUrl'
  >;
  /** The HTML of the host's pages. Only their inline scripts and styles are allowed, by hash. */
  page: string;
  /** Whether the host was built with App Check. */
  hasAppCheck?: boolean;
};

/**
 * Returns the sources of this project's backend. A source that ends in `/` allows all paths below it. The
 * database's stream names its project in the query, which a policy cannot restrict. Its write channel is
 * not listed, because the bank only writes with `transact`, which sends `documents:commit`.
 */
function backendSources({ emulators, firebase }: PolicyInput['environment']) {
  const at = (port: number) => `http://${emulators?.host}:${port}`;
  const firestore = emulators ? at(emulators.firestore) : GOOGLE.firestore;
  const storage = emulators ? at(emulators.storage) : GOOGLE.storage;
  return {
    auth: emulators ? [`${at(emulators.auth)}/`] : GOOGLE.auth,
    firestore: [
      `${firestore}/v1/projects/${firebase.projectId}/databases/`,
      `${firestore}/google.firestore.v1.Firestore/Listen/`,
    ],
    storage: [`${storage}/v0/b/${firebase.storageBucket}/`],
  };
}

/**
 * What App Check adds: reCAPTCHA's scripts and frames, and the requests that exchange its result, or a
 * debug token, for a token of this app. reCAPTCHA creates its markup with its own Trusted Types policy.
 */
function appCheckSources({ projectId, appId }: PolicyInput['environment']['firebase']) {
  const app = `https://content-firebaseappcheck.googleapis.com/v1/projects/${projectId}/apps/${appId}`;
  return {
    scripts: RECAPTCHA_SCRIPTS,
    connections: [
      `${app}:exchangeRecaptchaEnterpriseToken`,
      `${app}:exchangeDebugToken`,
      'https://www.google.com/recaptcha/enterprise/',
    ],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    policies: ['goog#html'],
  };
}

const NO_SOURCES = { scripts: [], connections: [], frames: [], policies: [] };

/**
 * Returns the Content-Security-Policy of the host's pages. Scripts are files of the host or of the
 * live remotes; `eval` is forbidden; a string becomes a script URL only through the host's Trusted
 * Types policy (host/src/app/script-policy.ts).
 */
export function contentSecurityPolicy({ environment, page, hasAppCheck }: PolicyInput): string {
  const { registry, reportUrl, scriptOrigins = [] } = environment;
  const overrides = environment.overrideOrigins ?? [];
  const remotes = [...scriptOrigins, ...overrides];
  const { auth, firestore, storage } = backendSources(environment);
  const appCheck = hasAppCheck ? appCheckSources(environment.firebase) : NO_SOURCES;
  const video = brand.videoUrl ? [new URL(brand.videoUrl).origin] : [];
  const reports = reportUrl ? [withoutQuery(reportUrl)] : [];
  // A dev server announces changes over a web socket.
  const sockets = overrides.map((origin) => origin.replace(/^http/, 'ws'));
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(page, 'script'), ...remotes, ...appCheck.scripts],
    'style-src': ["'self'", ...inlineHashes(page, 'style'), ...remotes],
    'font-src': ["'self'", ...remotes],
    'img-src': ["'self'", 'data:', 'blob:', ...remotes, ...storage],
    'media-src': ["'self'", ...remotes],
    'connect-src': [
      "'self'",
      `${registry.url}/`,
      ...remotes,
      ...sockets,
      ...auth,
      ...firestore,
      ...storage,
      ...reports,
      ...appCheck.connections,
    ],
    'frame-src': [...remotes, ...video, ...appCheck.frames],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', ...appCheck.policies],
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ') || "'none'"}`)
    .join('; ');
}

/** Returns a URL as a CSP source, which cannot have a query. */
function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}

/** Data blocks (`type="application/json"`) never run and need no hash. */
function inlineHashes(page: string, tag: 'script' | 'style'): string[] {
  const elements = page.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...elements]
    .filter(([, attributes = '']) => !/\b(src=|type="?application\/(ld\+)?json)/.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
