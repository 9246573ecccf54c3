import * as v from 'valibot';
import { describeIssues, type Outcome } from './outcome';
import { parseRemoteManifest, type RemoteManifest } from './remote-manifest';

const EntrySchema = v.object({
  /** The live version: immutable, named by its content. */
  version: v.pipe(v.string(), v.minLength(1)),
  /** Absolute address of the remote's entry script. */
  entry: v.pipe(v.string(), v.url()),
  remote: v.unknown(),
});

const RegistrySchema = v.object({
  schemaVersion: v.literal(1),
  remotes: v.array(v.unknown()),
});

/** One remote that is live: which version, where its entry is, and its remote.json. */
export type RegistryEntry = { version: string; entry: string; remote: RemoteManifest };

/** What is live. Entries that cannot be read are left out and told apart, so that one bad entry never takes the others along. */
export type Registry = { entries: RegistryEntry[]; rejected: string[] };

function parseEntry(input: unknown): Outcome<RegistryEntry> {
  const entry = v.safeParse(EntrySchema, input);
  if (!entry.success) return { ok: false, problem: describeIssues(entry.issues) };
  const remote = parseRemoteManifest(entry.output.remote);
  if (!remote.ok) return remote;
  return { ok: true, value: { ...entry.output, remote: remote.value } };
}

/** Reads `registry.json`. Fails only where the document itself is not a registry. */
export function parseRegistry(input: unknown): Outcome<Registry> {
  const document = v.safeParse(RegistrySchema, input);
  if (!document.success) return { ok: false, problem: describeIssues(document.issues) };
  const entries: RegistryEntry[] = [];
  const rejected: string[] = [];
  for (const candidate of document.output.remotes) {
    const entry = parseEntry(candidate);
    if (entry.ok) entries.push(entry.value);
    else rejected.push(entry.problem);
  }
  return { ok: true, value: { entries, rejected } };
}
