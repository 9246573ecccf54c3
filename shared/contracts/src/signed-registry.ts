import * as v from 'valibot';
import { describeIssues, type Outcome } from './outcome';
import { verifySigned } from './signed-document';

const FileSchema = v.object({ registry: v.unknown(), signature: v.string() });

/** Takes the registry out of `registry.json`, `{ registry, signature }`, if one of `keys` has signed it. */
export async function verifyRegistry(
  input: unknown,
  keys: readonly string[],
): Promise<Outcome<unknown>> {
  const file = v.safeParse(FileSchema, input);
  if (!file.success) return { ok: false, problem: describeIssues(file.issues) };
  const { registry, signature } = file.output;
  return verifySigned({ signed: registry, signature }, keys);
}
