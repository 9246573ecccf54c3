import * as v from 'valibot';
import type { ParseResult } from './parse-result';
import { verifyEnvelope, Timestamp, type Trust, VersionSchema } from './release-record';
import { Kind, Label, menuEntries, Name, routeEntries } from './schemas';

const SummarySchema = v.object({
  name: Name,
  title: Label,
  kind: Kind,
  routes: v.pipe(v.array(v.object(routeEntries)), v.minLength(1)),
  menu: v.array(v.object(menuEntries)),
});

const PreviewSchema = v.object({
  document: v.literal('preview'),
  name: Name,
  /** The link is refused after this time: ISO 8601. */
  expires: Timestamp,
  version: VersionSchema,
  outline: SummarySchema,
});

/** An unreleased version of a remote, available through a preview link. */
export type ReleasePreview = v.InferOutput<typeof PreviewSchema>;

/** Verifies a preview, which is signed like a release record, and rejects an expired one. */
export async function verifyPreview(
  input: unknown,
  name: string,
  trust: Trust,
  now = Date.now(),
): Promise<ParseResult<ReleasePreview>> {
  const opened = await verifyEnvelope(input, name, trust, PreviewSchema);
  if (!opened.ok) return opened;
  const { value: preview, until } = opened.value;
  if (preview.name !== name) return { ok: false, problem: `it is a preview of ${preview.name}` };
  const isExpired = Math.min(Date.parse(preview.expires), Date.parse(until)) <= now;
  return isExpired ? { ok: false, problem: 'it has expired' } : { ok: true, value: preview };
}
