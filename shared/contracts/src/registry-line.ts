import * as v from 'valibot';
import { describeIssues, type Outcome } from './outcome';
import { versionEntries } from './schemas';

const VersionSchema = v.object({ ...versionEntries, contract: v.string() });

const VersionsSchema = v.object({
  name: v.string(),
  live: VersionSchema,
  previous: v.nullable(VersionSchema),
  canary: v.nullable(VersionSchema),
});
const LineSchema = v.object({
  document: v.literal('line'),
  at: v.number(),
  ...VersionsSchema.entries,
});

/** One version of a remote: where its entry is, what its bytes hash to, and which contract it works with. */
export type RemoteVersion = v.InferOutput<typeof VersionSchema>;

/** The versions of one remote: what is live, what was before it, and what a share of the browsers tries. */
export type RemoteVersions = v.InferOutput<typeof VersionsSchema>;

/** The line of a remote that came to be with revision `at`, beside the index. */
export function lineFile(name: string, at: number): string {
  return `lines/${name}-${at}.json`;
}

/** Reads a line. Fails where it is another remote's, or another revision's, than the one that is asked for. */
export function parseRegistryLine(
  input: unknown,
  { name, at }: { name: string; at: number },
): Outcome<RemoteVersions> {
  const line = v.safeParse(LineSchema, input);
  if (!line.success) return { ok: false, problem: describeIssues(line.issues) };
  const { document: _document, at: own, ...versions } = line.output;
  return own === at && versions.name === name
    ? { ok: true, value: versions }
    : { ok: false, problem: `it is that of ${versions.name} at ${own}` };
}
