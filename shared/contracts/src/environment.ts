import * as v from 'valibot';
import { describeIssues, type ParseResult } from './parse-result';

const Port = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65535));
// Two at least: the last one is the warning's.
// The security rules end a session after twelve hours.
const Minutes = v.pipe(v.number(), v.minValue(2), v.maxValue(12 * 60));

const EnvironmentSchema = v.object({
  registry: v.object({
    /** The documents of the database that has the registry, as Firestore's REST API addresses them. */
    url: v.pipe(v.string(), v.url()),
    /** Public keys that may delegate to the keys of teams: P-256, SPKI, base64. */
    rootKeys: v.pipe(v.array(v.string()), v.minLength(1)),
    /** No index below this revision is accepted: the one that was live when this page was deployed. */
    floor: v.optional(v.number(), 0),
    /** Team keys that were revoked when this page was deployed. */
    revokedKeys: v.optional(v.array(v.string()), []),
    /** How often an open page reads the index, in seconds; absent: every five minutes. */
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
  /** Origins of the remotes, from which scripts may be loaded; `https://*.apps.example` matches any subdomain. */
  scriptOrigins: v.optional(v.array(v.string())),
  /** Origins on this machine from which a developer may have one remote instead of the live one; absent, none. */
  overrideOrigins: v.optional(
    v.array(v.pipe(v.string(), v.regex(/^http:\/\/localhost:\d+$/, 'must be http://localhost'))),
  ),
  /** The stage's name where it is none for customers, such as `stage`: developer tools are available. */
  stage: v.optional(v.pipe(v.string(), v.minLength(1))),
  /**
   * The share of the sessions (in percent) that report load times to the database; failures are always
   * reported. Absent: nothing is reported there.
   */
  reportSample: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  /** Another address that failures and load times are sent to. */
  reportUrl: v.optional(v.pipe(v.string(), v.url())),
  /** How long a session may last, in minutes, where this deployment wants other limits than the host's. */
  session: v.optional(
    v.object({ idleMinutes: v.optional(Minutes), absoluteMinutes: v.optional(Minutes) }),
  ),
});

/** Where this deployment's parts are. Stands in the page as a data block with this id. */
export type Environment = v.InferOutput<typeof EnvironmentSchema>;
export const ENVIRONMENT_ELEMENT_ID = 'environment';

/** Reads the environment; the problem names each missing or wrong key. */
export function parseEnvironment(input: unknown): ParseResult<Environment> {
  const result = v.safeParse(EnvironmentSchema, input);
  return result.success
    ? { ok: true, value: result.output }
    : { ok: false, problem: describeIssues(result.issues) };
}
