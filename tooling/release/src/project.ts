import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import type { Environment } from '@bank/contracts';
import * as v from 'valibot';
import { CommandError } from './command-error';
import { HOST } from './sites';

/** A real Firebase project, as `.env.example` explains it. */
export type Project = {
  projectId: string;
  /** A site's id in Firebase Hosting: `<prefix>-<site>`. */
  siteId(site: string): string;
  originOf(site: string): string;
  /** Origins that the host's policy allows scripts from; null if it lists the remotes one by one. */
  scriptOrigins: readonly string[] | null;
  environment: Omit<Environment, 'registry'>;
  /** The documents of its database, as Firestore's REST API addresses them. */
  registryUrl: string;
  apiKey: string;
  /** The site key of reCAPTCHA Enterprise; absent: pages don't use App Check. */
  appCheckKey?: string;
  /** By which this command passes App Check, where it is enforced. */
  debugToken?: { appId: string; token: string };
};

const REQUIRED = [
  'FIREBASE_PROJECT_ID',
  'FIREBASE_API_KEY',
  'FIREBASE_STORAGE_BUCKET',
  'SITE_PREFIX',
] as const;

type Variables = Readonly<Record<string, string | undefined>>;

/** The variables of `.env`, where there is one, under those of the environment, which win. */
export async function readVariables(file: string, environment: Variables): Promise<Variables> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return { ...parseEnv(text), ...environment };
}

/** Reads the project that the variables name; the problem names every variable that is missing. */
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
      `FIREBASE_PROJECT_ID is "${projectId}": names with demo- belong to the emulators.`,
      'Name a real project. For the emulators, use npm start.',
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

/** The site key and the debug token of App Check, where they are set. */
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

/** Where Firestore's REST API has a project's documents. */
export function documentsUrl(origin: string, projectId: string): string {
  return `${origin}/v1/projects/${projectId}/databases/(default)/documents`;
}

const Origins = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.pipe(v.string(), v.url())),
);

/** Sites with an address of their own, as `{"host":"https://bank.example"}`. */
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
  throw new CommandError(`${key} is "${text}".`, 'Set it to a number of minutes, two at least.');
}

/** The limits of a session, where the variables set any; the host has its own for the rest. */
function sessionOf(variables: Variables): Pick<Environment, 'session'> {
  const idleMinutes = minutesOf(variables, 'SESSION_IDLE_MINUTES');
  const absoluteMinutes = minutesOf(variables, 'SESSION_ABSOLUTE_MINUTES');
  const isSet = idleMinutes !== undefined || absoluteMinutes !== undefined;
  return isSet ? { session: { idleMinutes, absoluteMinutes } } : {};
}

/** The share of the sessions that report load times, where it is set. */
export function reportSampleOf({ REPORT_SAMPLE: text }: Variables): { reportSample?: number } {
  if (!text) return {};
  const reportSample = Number(text);
  if (reportSample >= 0 && reportSample <= 100) return { reportSample };
  throw new CommandError(`REPORT_SAMPLE is "${text}".`, 'Set it to a percentage from 0 to 100.');
}
