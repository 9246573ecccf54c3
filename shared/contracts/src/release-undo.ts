import * as v from 'valibot';
import { describeIssues, type ParseResult } from './parse-result';

const UndoSchema = v.object({
  /** The revision that the signed record has; it only follows the one it is stored with. */
  revision: v.number(),
  signed: v.string(),
  signature: v.string(),
  delegation: v.string(),
  /** The text of the remote's index entry. */
  entry: v.string(),
  /** The version that is live afterwards, or was withdrawn, and what it was built from. */
  version: v.string(),
  commit: v.string(),
  isDirty: v.boolean(),
});

const UndosSchema = v.object({
  rollback: v.optional(UndoSchema),
  abort: v.optional(UndoSchema),
});

/** A release that takes another one back, signed together with it, so that a browser can make it live. */
export type ReleaseUndo = v.InferOutput<typeof UndoSchema>;

/** What can be taken back of a release: the version that it replaced, or the canary that it started. */
export type ReleaseUndos = v.InferOutput<typeof UndosSchema>;

/** Reads the field `undo` of a release document. */
export function parseUndos(text: string): ParseResult<ReleaseUndos> {
  const undos = v.safeParse(v.pipe(v.string(), v.parseJson(), UndosSchema), text);
  return undos.success
    ? { ok: true, value: undos.output }
    : { ok: false, problem: describeIssues(undos.issues) };
}
