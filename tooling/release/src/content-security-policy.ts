import { createHash } from 'node:crypto';
import type { Environment } from '@bank/contracts';
import { brand } from '@bank/domain';

/** Where Firebase's own parts answer, for a real project. */
const FIREBASE = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
];

type Places = {
  environment: Pick<
    Environment,
    'registry' | 'emulators' | 'scriptOrigins' | 'overrideOrigins' | 'reportUrl'
  >;
  /** The text of the host's pages, whose inline scripts and styles may run as they stand, and no other. */
  page: string;
};

/**
 * The Content-Security-Policy of the host's pages: scripts come as files from the host and from the
 * remotes that are live, and from nowhere else; nothing is evaluated; and a string becomes a script's
 * address only by way of the host's own check (Trusted Types, host/src/app/script-policy.ts).
 */
export function contentSecurityPolicy({ environment, page }: Places): string {
  const { emulators, registry, reportUrl, scriptOrigins = [] } = environment;
  const overrides = environment.overrideOrigins ?? [];
  const remotes = [...scriptOrigins, ...overrides];
  const backend = emulators
    ? [emulators.auth, emulators.firestore, emulators.storage].map(
        (port) => `http://${emulators.host}:${port}`,
      )
    : FIREBASE;
  const video = brand.videoUrl ? [new URL(brand.videoUrl).origin] : [];
  const reports = reportUrl ? [new URL(reportUrl).origin] : [];
  // A dev server tells of changes by a socket.
  const sockets = overrides.map((origin) => origin.replace(/^http/, 'ws'));
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(page, 'script'), ...remotes],
    'style-src': ["'self'", ...inlineHashes(page, 'style'), ...remotes],
    'font-src': ["'self'", ...remotes],
    'img-src': ["'self'", 'data:', 'blob:', ...remotes, ...backend.slice(-1)],
    'media-src': ["'self'", ...remotes],
    'connect-src': [
      "'self'",
      originOf(registry.url),
      ...remotes,
      ...sockets,
      ...backend,
      ...reports,
    ],
    'frame-src': [...remotes, ...video],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ') || "'none'"}`)
    .join('; ');
}

function originOf(address: string): string {
  return new URL(address).origin;
}

/** Data blocks (`type="application/json"`) never run, and need no leave. */
function inlineHashes(page: string, tag: 'script' | 'style'): string[] {
  const elements = page.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...elements]
    .filter(([, attributes = '']) => !/\b(src=|type="?application\/(ld\+)?json)/.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
