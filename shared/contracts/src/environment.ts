import * as v from 'valibot';
import { describeIssues, type ParseResult } from './parse-result';

const Port = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65535));
// At least 2: the warning is shown in the last minute. The security rules end a session after 12 hours.
const Minutes = v.pipe(v.number(), v.minValue(2), v.maxValue(12 * 60));

const EnvironmentSchema = v.object({
  registry: v.object({
    /** Base URL of the registry's documents in the Firestore REST API. */
    url: v.pipe(v.string(), v.url()),
    /** Public keys that may delegate to team keys: P-256, SPKI, base64. */
    rootKeys: v.pipe(v.array(v.string()), v.minLength(1)),
    /** Replay protection: the revision at deployment. Older indexes are ignored. */
    floor: v.optional(v.number(), 0),
    /** Team keys already revoked at deployment. */
    revokedKeys: v.optional(v.array(v.string()), []),
    /** Polling interval of the index in seconds; five minutes by default. */
    refreshSeconds: v.optional(v.pipe(v.number(), v.minValue(5))),
  }),
  firebase: v.object({
    apiKey: v.string(),
    authDomain: v.optional(v.string()),
    projectId: v.pipe(v.string(), v.minLength(1)),
    storageBucket: v.string(),
    appId: v.optional(v.string()),
  }),
  /** Ports of the local emulators on `host`; absent in a build for a real project. */
  emulators: v.optional(v.object({ host: v.string(), auth: Port, firestore: Port, storage: Port })),
  /** Allowed script origins of remotes; `https://*.apps.example` matches any subdomain. */
  scriptOrigins: v.optional(v.array(v.string())),
  /** Local origins from which a developer may override a remote; none by default. */
  overrideOrigins: v.optional(
    v.array(v.pipe(v.string(), v.regex(/^http:\/\/localhost:\d+$/, 'must be http://localhost'))),
  ),
  /** The name of a non-production environment, such as `stage`: enables the developer tools. */
  stage: v.optional(v.pipe(v.string(), v.minLength(1))),
  /**
   * The percentage of sessions that report load times to Firestore; failures are always reported.
   * Absent: nothing is reported there.
   */
  reportSample: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  /** An additional endpoint for failure and load time reports. */
  reportUrl: v.optional(v.pipe(v.string(), v.url())),
  /** Session expiry in minutes, if it differs from the host's defaults. */
  session: v.optional(
    v.object({ idleMinutes: v.optional(Minutes), absoluteMinutes: v.optional(Minutes) }),
  ),
});

/** The deployment's configuration, embedded in the page as a JSON data block with this id. */
export type Environment = v.InferOutput<typeof EnvironmentSchema>;
export const ENVIRONMENT_ELEMENT_ID = 'environment';

/** Parses the environment; the problem names each missing or invalid key. */
export function parseEnvironment(input: unknown): ParseResult<Environment> {
  const result = v.safeParse(EnvironmentSchema, input);
  return result.success
    ? { ok: true, value: result.output }
    : { ok: false, problem: describeIssues(result.issues) };
}
