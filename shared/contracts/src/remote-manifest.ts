import * as v from 'valibot';
import { describeIssues, type ParseResult } from './parse-result';
import { Kind, Label, menuEntries, Name, routeEntries, Team, Texts } from './schemas';

/** By language (`de`). */
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
    /** The contract versions that it works with, as `^major.minor.patch`. */
    contract: v.pipe(v.string(), v.regex(/^\^\d+\.\d+\.\d+$/, 'must be a caret range')),
    routes: v.pipe(v.array(v.strictObject(routeEntries)), v.minLength(1)),
    menu: v.array(v.strictObject(menuEntries)),
    /** Titles, descriptions and labels in other languages; what is not there stands in English. */
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

/** A remote as data (`remote.json`): all that the host needs in order to draw its menu and routes. */
export type RemoteManifest = v.InferOutput<typeof RemoteManifestSchema>;
/** The part of it that the menu and the routes are drawn from, before anything of the remote is loaded. */
export type RemoteSummary = Pick<RemoteManifest, 'name' | 'title' | 'kind' | 'routes' | 'menu'>;
export type RemoteRoute = RemoteManifest['routes'][number];
export type RemoteMenuEntry = RemoteManifest['menu'][number];
export type RouteAccess = RemoteRoute['access'];

/** Reads a `remote.json`; unknown keys are refused so that a misspelt one is noticed at build time. */
export function parseRemoteManifest(input: unknown): ParseResult<RemoteManifest> {
  const result = v.safeParse(RemoteManifestSchema, input);
  return result.success
    ? { ok: true, value: result.output }
    : { ok: false, problem: describeIssues(result.issues) };
}
