import * as v from 'valibot';
import { describeIssues, type ParseResult } from './parse-result';
import { Kind, Label, menuEntries, Name, routeEntries, Team, Texts } from './schemas';

/** Translations by language (`de`). */
const Translations = v.record(
  v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/, 'must be a language, such as de')),
  Texts,
);

const RemoteManifestSchema = v.pipe(
  v.strictObject({
    $schema: v.optional(v.string()),
    name: Name,
    title: Label,
    kind: Kind,
    ...Team,
    /** The compatible contract versions: `^major.minor.patch`. */
    contract: v.pipe(v.string(), v.regex(/^\^\d+\.\d+\.\d+$/, 'must be a caret range')),
    routes: v.pipe(v.array(v.strictObject(routeEntries)), v.minLength(1)),
    menu: v.array(v.strictObject(menuEntries)),
    /** Translations of titles, descriptions and labels; missing ones fall back to English. */
    texts: v.optional(Translations),
  }),
  v.check(
    ({ routes, menu }) => menu.every((entry) => routes.some((route) => route.path === entry.path)),
    'menu: every entry must lead to one of the routes',
  ),
  v.check(
    ({ routes }) => new Set(routes.map((route) => route.path.toLowerCase())).size === routes.length,
    'routes: no path may appear twice',
  ),
);

/** A remote's manifest (`remote.json`): the data from which the host builds its menu and routes. */
export type RemoteManifest = v.InferOutput<typeof RemoteManifestSchema>;
/** The part of the manifest that the menu and routes need before the remote is loaded. */
export type RemoteSummary = Pick<RemoteManifest, 'name' | 'title' | 'kind' | 'routes' | 'menu'>;
export type RemoteMenuEntry = RemoteManifest['menu'][number];
export type RouteAccess = RemoteManifest['routes'][number]['access'];

/** Parses a `remote.json`. Unknown keys are rejected, so that a typo fails the build. */
export function parseRemoteManifest(input: unknown): ParseResult<RemoteManifest> {
  const result = v.safeParse(RemoteManifestSchema, input);
  return result.success
    ? { ok: true, value: result.output }
    : { ok: false, problem: describeIssues(result.issues) };
}
