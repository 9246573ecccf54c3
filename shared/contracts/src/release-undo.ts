import * as v from 'valibot';
import { describeIssues, type ParseResult } from './parse-result';

const UndoSchema = v.object({
  /** The revision of the signed record; valid only directly after the revision it is stored with. */
  revision: v.number(),
  signed: v.string(),
  signature: v.string(),
  delegation: v.string(),
  /** The remote's serialized index entry. */
  entry: v.string(),
  /** The version that is live after the rollback, or the aborted canary, with its provenance. */
  version: v.string(),
  commit: v.string(),
  isDirty: v.boolean(),
});

const UndosSchema = v.object({
  rollback: v.optional(UndoSchema),
  abort: v.optional(UndoSchema),
});

/** A rollback signed in advance together with its release, so that a browser can activate it without a key. */
export type ReleaseUndo = v.InferOutput<typeof UndoSchema>;

/** The pre-signed ways to undo a release: roll back to the replaced version, or abort the canary. */
export type ReleaseUndos = v.InferOutput<typeof UndosSchema>;

/** Parses the field `undo` of a release document. */
export function parseUndos(text: string): ParseResult<ReleaseUndos> {
  const undos = v.safeParse(v.pipe(v.string(), v.parseJson(), UndosSchema), text);
  return undos.success
    ? { ok: true, value: undos.output }
    : { ok: false, problem: describeIssues(undos.issues) };
}
