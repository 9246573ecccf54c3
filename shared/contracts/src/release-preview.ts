import * as v from 'valibot';
import type { ParseResult } from './parse-result';
import { verifyEnvelope, Timestamp, type Trust, VersionSchema } from './release-record';
import { Kind, Label, menuEntries, Name, routeEntries } from './schemas';

/** What the menu and the routes need of a remote. */
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

/** One version of a remote that is not released, for the people who have its link. */
export type ReleasePreview = v.InferOutput<typeof PreviewSchema>;

/** Verifies a preview, signed like a release record. An expired one is a problem. */
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
