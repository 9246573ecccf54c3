import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import type { Environment } from '@bank/contracts';
import * as v from 'valibot';
import { CommandError } from './command-error';
import { HOST } from './sites';

/** A real Firebase project, configured as in `.env.example`. */
export type Project = {
  projectId: string;
  /** Returns a site's id in Firebase Hosting: `<prefix>-<site>`. */
  siteId(site: string): string;
  originOf(site: string): string;
  /** Origins that the host's CSP allows scripts from; null if it lists each remote's origin. */
  scriptOrigins: readonly string[] | null;
  environment: Omit<Environment, 'registry'>;
  /** The URL of the database's documents in Firestore's REST API. */
  registryUrl: string;
  apiKey: string;
  /** Site key of reCAPTCHA Enterprise; absent if the pages do not use App Check. */
  appCheckKey?: string;
  /** App Check debug token of this command, for a project that enforces App Check. */
  debugToken?: { appId: string; token: string };
};

const REQUIRED = [
  'FIREBASE_PROJECT_ID',
  'FIREBASE_API_KEY',
  'FIREBASE_STORAGE_BUCKET',
  'SITE_PREFIX',
] as const;

type Variables = Readonly<Record<string, string | undefined>>;

/** Returns the variables of `.env`, if it exists, overridden by those of the environment. */
export async function readVariables(file: string, environment: Variables): Promise<Variables> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return { ...parseEnv(text), ...environment };
}

/** Reads the project's configuration. The CommandError names every missing variable. */
export function readProject(variables: Variables): Project {
  const missing = REQUIRED.filter((key) => !variables[key]);
  if (missing.length > 0) {
    throw new CommandError(
      `Not set: ${missing.join(', ')}.`,
      'Copy .env.example to .env and fill it in, or set them in the environment.',
    );
  }
  const text = (key: string) => variables[key] ?? '';
  const projectId = text('FIREBASE_PROJECT_ID');
  if (projectId.startsWith('demo-')) {
    throw new CommandError(
      `FIREBASE_PROJECT_ID is "${projectId}": names with demo- are reserved for the emulators.`,
      'Set it to a real project. For the emulators, use npm start.',
    );
  }
  const siteId = (site: string) => `${text('SITE_PREFIX')}-${site}`;
  const domain = variables.REMOTES_DOMAIN;
  const origins = parseOrigins(variables);
  const originOf = (site: string) =>
    origins[site] ??
    (domain && site !== HOST ? `https://${site}.${domain}` : `https://${siteId(site)}.web.app`);
  return {
    projectId,
    siteId,
    originOf,
    scriptOrigins: domain ? [`https://*.${domain}`] : null,
    registryUrl: documentsUrl(
      variables.FIRESTORE_URL || 'https://firestore.googleapis.com',
      projectId,
    ),
    apiKey: text('FIREBASE_API_KEY'),
    ...appCheckOf(variables),
    environment: {
      firebase: {
        apiKey: text('FIREBASE_API_KEY'),
        authDomain: variables.FIREBASE_AUTH_DOMAIN || `${projectId}.firebaseapp.com`,
        projectId,
        storageBucket: text('FIREBASE_STORAGE_BUCKET'),
        ...(variables.FIREBASE_APP_ID && { appId: variables.FIREBASE_APP_ID }),
      },
      ...sessionOf(variables),
      ...reportSampleOf(variables),
      ...(variables.STAGE && { stage: variables.STAGE }),
      ...(variables.REPORT_URL && { reportUrl: variables.REPORT_URL }),
    },
  };
}

/** Returns the configured site key and debug token of App Check. */
function appCheckOf({
  FIREBASE_APP_ID: appId,
  FIREBASE_APP_CHECK_KEY: appCheckKey,
  FIREBASE_APPCHECK_DEBUG_TOKEN: token,
}: Variables): Pick<Project, 'appCheckKey' | 'debugToken'> {
  if (!appCheckKey && !token) return {};
  if (!appId) {
    throw new CommandError(
      'FIREBASE_APP_ID is not set, which App Check needs.',
      'Copy it from the console: Project settings > Your apps > Web app.',
    );
  }
  if (appCheckKey && !/^[\w-]+$/.test(appCheckKey)) {
    throw new CommandError(
      `FIREBASE_APP_CHECK_KEY is "${appCheckKey}".`,
      'Set it to the site key of reCAPTCHA Enterprise.',
    );
  }
  return { ...(appCheckKey && { appCheckKey }), ...(token && { debugToken: { appId, token } }) };
}

/** Returns the URL of a project's documents in Firestore's REST API. */
export function documentsUrl(origin: string, projectId: string): string {
  return `${origin}/v1/projects/${projectId}/databases/(default)/documents`;
}

const Origins = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.pipe(v.string(), v.url())),
);

/** Parses the sites with a custom domain, such as `{"host":"https://bank.example"}`. */
function parseOrigins({ SITE_ORIGINS: text }: Variables): Record<string, string> {
  if (!text) return {};
  const origins = v.safeParse(Origins, text);
  if (origins.success) return origins.output;
  throw new CommandError(
    `SITE_ORIGINS is "${text}".`,
    'Set it to JSON such as {"host":"https://bank.example"}.',
  );
}

function minutesOf(variables: Variables, key: string): number | undefined {
  const text = variables[key];
  if (!text) return undefined;
  const minutes = Number(text);
  if (minutes >= 2) return minutes;
  throw new CommandError(`${key} is "${text}".`, 'Set it to a number of minutes, at least 2.');
}

/** Returns the configured limits of session expiry; the host has defaults for the others. */
function sessionOf(variables: Variables): Pick<Environment, 'session'> {
  const idleMinutes = minutesOf(variables, 'SESSION_IDLE_MINUTES');
  const absoluteMinutes = minutesOf(variables, 'SESSION_ABSOLUTE_MINUTES');
  const isSet = idleMinutes !== undefined || absoluteMinutes !== undefined;
  return isSet ? { session: { idleMinutes, absoluteMinutes } } : {};
}

/** Returns the configured percentage of sessions that report load times. */
export function reportSampleOf({ REPORT_SAMPLE: text }: Variables): { reportSample?: number } {
  if (!text) return {};
  const reportSample = Number(text);
  if (reportSample >= 0 && reportSample <= 100) return { reportSample };
  throw new CommandError(`REPORT_SAMPLE is "${text}".`, 'Set it to a percentage from 0 to 100.');
}
