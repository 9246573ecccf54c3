import * as v from 'valibot';
import { verifyDelegation, verifySigned, type KeyDelegation } from './key-delegation';
import { describeIssues, type ParseResult } from './parse-result';
import { Revision, Sha384, Share, Team, versionEntries } from './schemas';

const Bytes = v.pipe(v.number(), v.integer(), v.minValue(0));
export const Timestamp = v.pipe(v.string(), v.isoTimestamp());

export const VersionSchema = v.object({
  ...versionEntries,
  /** Hash of the version's `version.json`, which lists the hash of every file; null for a dev server. */
  files: v.nullable(Sha384),
  /** The compatible contract versions: `^major.minor.patch`. */
  contract: v.string(),
  ...Team,
  /** Compressed size in bytes: the entry, and every script and style sheet. */
  size: v.optional(v.object({ entry: Bytes, total: Bytes })),
  /** Build provenance. */
  source: v.optional(
    v.object({
      /** The full commit hash; `unknown` without a git repository. */
      commit: v.string(),
      /** Whether the working tree had uncommitted changes. */
      isDirty: v.boolean(),
      /** SHA-256 of the lock file. */
      lock: v.string(),
      /** SHA-256 of the software bill of materials (CycloneDX). */
      sbom: v.string(),
    }),
  ),
});

/** One version of a remote: its entry, integrity hashes and provenance. */
export type ReleaseVersion = v.InferOutput<typeof VersionSchema>;

const RecordSchema = v.object({
  document: v.literal('release'),
  name: v.string(),
  /** Incremented at each release of this remote; used for replay protection. */
  revision: Revision,
  /** When the signature expires: ISO 8601. */
  expires: Timestamp,
  live: VersionSchema,
  /** The previous good version: the fallback of the live version. */
  previous: v.nullable(VersionSchema),
  canary: v.nullable(v.object({ version: VersionSchema, share: Share })),
});

/** A remote's live version, its previous version (fallback) and its canary. */
export type ReleaseRecord = v.InferOutput<typeof RecordSchema>;

const EnvelopeSchema = v.object({
  signed: v.string(),
  signature: v.string(),
  /** The JSON text of a signed `KeyDelegation`. */
  delegation: v.string(),
});

/** A signed release record as stored and cached. */
export type ReleaseEnvelope = v.InferOutput<typeof EnvelopeSchema>;

/** Which signatures a page trusts. */
export type Trust = {
  /** Public keys that may delegate to team keys. */
  rootKeys: readonly string[];
  /** Team keys that were revoked. */
  revokedKeys: readonly string[];
};

/** A record whose signature was verified. */
export type VerifiedRelease = {
  record: ReleaseRecord;
  /** The team's key. */
  key: string;
  /** The record or its delegation has expired. */
  isExpired: boolean;
};

function permits({ remotes }: KeyDelegation, name: string): boolean {
  return remotes.includes(name) || remotes.includes('*');
}

/** The verified content with the team key and the expiry of its delegation. */
type VerifiedEnvelope<T> = { value: T; key: string; until: string };

/**
 * Verifies that a root key has delegated the remote `name` to a key that is not revoked, and that this
 * key has signed the text. Only the verified bytes are parsed.
 */
export async function verifyEnvelope<T extends v.GenericSchema>(
  input: unknown,
  name: string,
  { rootKeys, revokedKeys }: Trust,
  schema: T,
): Promise<ParseResult<VerifiedEnvelope<v.InferOutput<T>>>> {
  const envelope = v.safeParse(EnvelopeSchema, input);
  if (!envelope.success) return { ok: false, problem: describeIssues(envelope.issues) };
  const delegation = await verifyDelegation(envelope.output.delegation, rootKeys);
  if (!delegation.ok) return { ok: false, problem: `its key: ${delegation.problem}` };
  const { key, until } = delegation.value;
  if (!permits(delegation.value, name)) {
    return { ok: false, problem: `its key may not sign releases of ${name}` };
  }
  if (revokedKeys.includes(key)) return { ok: false, problem: 'its key was revoked' };
  const opened = await verifySigned(envelope.output, [key], schema);
  return opened.ok ? { ok: true, value: { value: opened.value, key, until } } : opened;
}

/** Verifies the release record of the remote `name`. */
export async function verifyRelease(
  input: unknown,
  name: string,
  trust: Trust,
  now = Date.now(),
): Promise<ParseResult<VerifiedRelease>> {
  const opened = await verifyEnvelope(input, name, trust, RecordSchema);
  if (!opened.ok) return opened;
  const { value: record, key, until } = opened.value;
  if (record.name !== name) return { ok: false, problem: `it is a release of ${record.name}` };
  const isExpired = Math.min(Date.parse(record.expires), Date.parse(until)) <= now;
  return { ok: true, value: { record, key, isExpired } };
}
