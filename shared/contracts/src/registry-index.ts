import * as v from 'valibot';
import { describeIssues, type ParseResult } from './parse-result';
import type { RemoteSummary } from './remote-manifest';
import { Kind, Label, menuEntries, Name, Revision, routeEntries, Share, Texts } from './schemas';

/** Omits what repeats the remote's title or its first path, so that a hundred remotes stay small. */
const CompactSummarySchema = v.object({
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
type CompactSummary = v.InferOutput<typeof CompactSummarySchema>;

const EntrySchema = v.object({
  at: Revision,
  ...CompactSummarySchema.entries,
  canary: v.optional(v.unknown()),
});

const CanarySchema = v.object({
  version: v.pipe(v.string(), v.minLength(1)),
  share: Share,
  ...CompactSummarySchema.entries,
});

const IndexSchema = v.object({
  revision: Revision,
  /** By name: the JSON text of an entry. One that is something else is rejected, and hides no other. */
  remotes: v.record(v.string(), v.unknown()),
  /** The JSON text of a signed `KeyRevocations`; absent while no key was ever revoked. */
  revoked: v.optional(v.string()),
});

/** One remote as the menu and the routes need it. */
export type IndexRemote = {
  summary: RemoteSummary;
  /** The revision of its release record. */
  revision: number;
  /** What a share of the browsers (in percent) tries; its routes and menu may differ. */
  canary: { version: string; share: number; summary: RemoteSummary } | null;
};

/**
 * Every remote, without its versions. Not signed: it decides what the menu shows, and the signed release
 * record of a remote decides which code runs. A remote that cannot be read is listed in `rejected`.
 */
export type RegistryIndex = {
  revision: number;
  remotes: IndexRemote[];
  revoked?: string | undefined;
  rejected: string[];
};

/** A remote's canary as its index entry names it. */
export type CanarySummary = { version: string; share: number; summary: RemoteSummary };

function compactSummary({ title, kind, routes, menu }: RemoteSummary): CompactSummary {
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

/** The text of a remote's entry in the index. */
export function indexEntry(
  revision: number,
  live: RemoteSummary,
  canary: CanarySummary | null,
): string {
  return JSON.stringify({
    at: revision,
    ...compactSummary(live),
    ...(canary && {
      canary: {
        version: canary.version,
        share: canary.share,
        ...compactSummary(canary.summary),
      },
    }),
  });
}

function expand(name: string, { title, kind, routes, menu }: CompactSummary): RemoteSummary {
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

type Reject = (problem: string) => void;

function parseCanary(name: string, input: unknown, reject: Reject): IndexRemote['canary'] {
  if (input === undefined) return null;
  const canary = v.safeParse(CanarySchema, input);
  if (!canary.success) {
    reject(`${name}, canary: ${describeIssues(canary.issues)}`);
    return null;
  }
  const { version, share, ...summary } = canary.output;
  return { version, share, summary: expand(name, summary) };
}

const JsonEntry = v.pipe(v.string(), v.parseJson(), EntrySchema);

function parseRemote(name: string, text: unknown, reject: Reject): IndexRemote | null {
  const known = v.safeParse(Name, name);
  const entry = v.safeParse(JsonEntry, text);
  if (!known.success || !entry.success) {
    const issues = [...(known.issues ?? []), ...(entry.issues ?? [])];
    reject(`${name}, ${describeIssues(issues)}`);
    return null;
  }
  const { at, canary, ...live } = entry.output;
  return { summary: expand(name, live), revision: at, canary: parseCanary(name, canary, reject) };
}

/** Reads the fields of the index document. Fails only if the document itself is not an index. */
export function parseRegistryIndex(input: unknown): ParseResult<RegistryIndex> {
  const index = v.safeParse(IndexSchema, input);
  if (!index.success) return { ok: false, problem: describeIssues(index.issues) };
  const { revision, revoked } = index.output;
  const rejected: string[] = [];
  const remotes = Object.entries(index.output.remotes)
    .map(([name, text]) => parseRemote(name, text, (problem) => rejected.push(problem)))
    .filter((remote) => remote !== null);
  return { ok: true, value: { revision, remotes, revoked, rejected } };
}

/** By remote, by English text: the same in another language. */
export type IndexTranslations = Readonly<Record<string, Readonly<Record<string, string>>>>;

const OneRemotesTexts = v.fallback(v.pipe(v.string(), v.parseJson(), Texts), {});
const TextsSchema = v.record(v.string(), OneRemotesTexts);

/** Reads the field of one language. What cannot be read is shown in English. */
export function parseIndexTranslations(input: unknown): IndexTranslations {
  const texts = v.safeParse(v.fallback(TextsSchema, {}), input);
  return texts.success ? texts.output : {};
}
