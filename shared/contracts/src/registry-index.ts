import * as v from 'valibot';
import { describeIssues, type ParseResult } from './parse-result';
import type { RemoteSummary } from './remote-manifest';
import { Kind, Label, menuEntries, Name, Revision, routeEntries, Share, Texts } from './schemas';

/** Omits values equal to the remote's title or first path, so that an index of 100 remotes stays small. */
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
  /** JSON text of each entry by remote name. An invalid entry is rejected without affecting the others. */
  remotes: v.record(v.string(), v.unknown()),
  /** The JSON text of a signed `KeyRevocations`; absent while no key was ever revoked. */
  revoked: v.optional(v.string()),
});

/** A remote's entry in the index: what the menu and the routes need. */
export type IndexRemote = {
  summary: RemoteSummary;
  /** The revision of its release record. */
  revision: number;
  /** The canary version for `share` percent of the browsers; its routes and menu may differ. */
  canary: { version: string; share: number; summary: RemoteSummary } | null;
};

/**
 * All remotes, without their versions. The index is not signed: it determines the menu, while signed
 * release records determine which code runs. `rejected` lists invalid entries.
 */
export type RegistryIndex = {
  revision: number;
  remotes: IndexRemote[];
  revoked?: string | undefined;
  rejected: string[];
};

/** A canary as stored in the index. */
type CanarySummary = { version: string; share: number; summary: RemoteSummary };

function compactSummary({ title, kind, routes, menu }: RemoteSummary): CompactSummary {
  return {
    title,
    kind,
    // The icon comes first, which compresses better: a hundred remotes add less than 2 KB.
    routes: routes.map(({ title: own, icon, ...route }) => ({
      ...(icon && { icon }),
      ...route,
      ...(own !== title && { title: own }),
    })),
    // The order comes first for the same reason.
    menu: menu.map(({ label, path, order, ...entry }) => ({
      order,
      ...entry,
      ...(label !== title && { label }),
      ...(path !== routes[0]?.path && { path }),
    })),
  };
}

/** Serializes a remote's index entry. */
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

/** Parses the fields of the index document. Invalid entries are rejected one by one. */
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

/** Translations by remote name and English text. */
export type IndexTranslations = Readonly<Record<string, Readonly<Record<string, string>>>>;

const OneRemotesTexts = v.fallback(v.pipe(v.string(), v.parseJson(), Texts), {});
const TextsSchema = v.record(v.string(), OneRemotesTexts);

/** Parses the index field of one language. Invalid translations fall back to English. */
export function parseIndexTranslations(input: unknown): IndexTranslations {
  const texts = v.safeParse(v.fallback(TextsSchema, {}), input);
  return texts.success ? texts.output : {};
}
