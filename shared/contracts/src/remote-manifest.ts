import * as v from 'valibot';
import { describeIssues, type Outcome } from './outcome';

const Name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,39}$/, 'must be kebab-case'));
const Path = v.pipe(v.string(), v.regex(/^\/[\w\-/:]*$/, 'must be an absolute path'));
const Label = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));

const Access = v.picklist(['public', 'customer', 'admin']);

const Route = v.strictObject({
  /** Absolute; matched without regard to case. */
  path: Path,
  /** The page's title, as the browser's tab shows it. */
  title: Label,
  /** Who may open it: everyone, anyone signed in, administrators. */
  access: Access,
});

const MenuEntry = v.strictObject({
  label: Label,
  /** One of the routes above. */
  path: Path,
  icon: v.picklist([
    'home',
    'transfer',
    'loan',
    'card',
    'identity',
    'person',
    'shield',
    'document',
  ]),
  /** Position in the menu, ascending. */
  order: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
});

const RemoteManifestSchema = v.pipe(
  v.strictObject({
    $schema: v.optional(v.string()),
    name: Name,
    title: Label,
    /** What its failure does to the page: `primary` fills the page with the card, `regular` shows it in place. */
    kind: v.picklist(['primary', 'regular']),
    /** The contract versions that it works with, as `^major.minor.patch`. */
    contract: v.pipe(v.string(), v.regex(/^\^\d+\.\d+\.\d+$/, 'must be a caret range')),
    routes: v.pipe(v.array(Route), v.minLength(1)),
    menu: v.array(MenuEntry),
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
export type RemoteRoute = RemoteManifest['routes'][number];
export type RemoteMenuEntry = RemoteManifest['menu'][number];
export type RouteAccess = RemoteRoute['access'];

/** Reads a `remote.json`; unknown keys are refused so that a misspelt one is noticed at build time. */
export function parseRemoteManifest(input: unknown): Outcome<RemoteManifest> {
  const result = v.safeParse(RemoteManifestSchema, input);
  return result.success
    ? { ok: true, value: result.output }
    : { ok: false, problem: describeIssues(result.issues) };
}
