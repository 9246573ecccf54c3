import * as v from 'valibot';
import { describeIssues, type Outcome } from './outcome';
import type { RemoteOutline } from './remote-manifest';
import { Kind, Label, menuEntries, Name, Revision, routeEntries, Share } from './schemas';

/** What repeats the remote's title or its first path is left out: a hundred remotes should weigh little. */
const CompactOutlineSchema = v.object({
  title: Label,
  kind: Kind,
  routes: v.pipe(
    v.array(v.object({ ...routeEntries, title: v.optional(Label) })),
    v.minLength(1, 'must have a route'),
  ),
  menu: v.array(
    v.object({
      ...menuEntries,
      label: v.optional(Label),
      path: v.optional(menuEntries.path),
    }),
  ),
});
type CompactOutline = v.InferOutput<typeof CompactOutlineSchema>;

const RemoteSchema = v.object({
  name: Name,
  at: Revision,
  ...CompactOutlineSchema.entries,
  canary: v.optional(v.unknown()),
});

const CanarySchema = v.object({
  version: v.pipe(v.string(), v.minLength(1)),
  share: Share,
  ...CompactOutlineSchema.entries,
});

const IndexSchema = v.object({
  document: v.literal('index'),
  revision: Revision,
  remotes: v.array(v.unknown()),
});

/** One remote as the menu and the routes need it. */
export type SiteIndexRemote = {
  outline: RemoteOutline;
  /** The revision with which its line came to be what it is; by it the line's file is known. */
  at: number;
  /** What a share of the browsers (in percent) tries, and has other routes and another menu by. */
  canary: { version: string; share: number; outline: RemoteOutline } | null;
};

/** What the host reads of a registry first. A remote that cannot be read is left out and told in `rejected`. */
export type SiteIndex = { revision: number; remotes: SiteIndexRemote[]; rejected: string[] };

/** The index beside `registry.json`. */
export const INDEX_FILE = 'index.json';

/** The part of a remote.json that stands in the index, without what `parseSiteIndex` can tell by itself. */
export function compactOutline({ title, kind, routes, menu }: RemoteOutline): CompactOutline {
  return {
    title,
    kind,
    routes: routes.map(({ title: own, ...route }) => ({
      ...route,
      ...(own !== title && { title: own }),
    })),
    menu: menu.map(({ label, path, ...entry }) => ({
      ...entry,
      ...(label !== title && { label }),
      ...(path !== routes[0]?.path && { path }),
    })),
  };
}

function expand(name: string, { title, kind, routes, menu }: CompactOutline): RemoteOutline {
  const first = routes[0]?.path ?? '';
  return {
    name,
    title,
    kind,
    routes: routes.map((route) => ({ ...route, title: route.title ?? title })),
    menu: menu.map((entry) => ({
      ...entry,
      label: entry.label ?? title,
      path: entry.path ?? first,
    })),
  };
}

function parseRemote(input: unknown, reject: (problem: string) => void): SiteIndexRemote | null {
  const remote = v.safeParse(RemoteSchema, input);
  if (!remote.success) {
    const named = v.safeParse(v.object({ name: v.string() }), input);
    const problem = describeIssues(remote.issues);
    reject(named.success ? `${named.output.name}, ${problem}` : problem);
    return null;
  }
  const { name, at, canary, ...live } = remote.output;
  return { outline: expand(name, live), at, canary: parseCanary(name, canary, reject) };
}

function parseCanary(
  name: string,
  input: unknown,
  reject: (problem: string) => void,
): SiteIndexRemote['canary'] {
  if (input === undefined) return null;
  const canary = v.safeParse(CanarySchema, input);
  if (!canary.success) {
    reject(`${name}, canary: ${describeIssues(canary.issues)}`);
    return null;
  }
  const { version, share, ...outline } = canary.output;
  return { version, share, outline: expand(name, outline) };
}

/** Reads an index. Fails only where the document itself is not one. */
export function parseSiteIndex(input: unknown): Outcome<SiteIndex> {
  const index = v.safeParse(IndexSchema, input);
  if (!index.success) return { ok: false, problem: describeIssues(index.issues) };
  const rejected: string[] = [];
  const remotes = index.output.remotes
    .map((remote) => parseRemote(remote, (problem) => rejected.push(problem)))
    .filter((remote) => remote !== null);
  return { ok: true, value: { revision: index.output.revision, remotes, rejected } };
}
