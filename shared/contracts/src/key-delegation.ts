import * as v from 'valibot';
import { describeIssues, type ParseResult } from './parse-result';
import { verifySignature } from './signature';

/** A text and its signature; the text is JSON and is parsed only after the signature was verified. */
const SignedText = v.object({ signed: v.string(), signature: v.string() });

const Timestamp = v.pipe(v.string(), v.isoTimestamp());

const DelegationSchema = v.object({
  document: v.literal('delegation'),
  /** The team's public key: P-256, SPKI, base64. */
  key: v.string(),
  /** The remotes that the key may sign for; `*` is every remote. */
  remotes: v.pipe(v.array(v.string()), v.minLength(1)),
  /** The delegation expires then. */
  until: Timestamp,
});

/** The root key's statement that a team's key may sign releases of some remotes until a date. */
export type KeyDelegation = v.InferOutput<typeof DelegationSchema>;

const RevocationsSchema = v.object({
  document: v.literal('revocations'),
  /** Incremented at each change of the list. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The public keys that are no longer trusted. */
  keys: v.array(v.string()),
});

/** The root key's list of team keys that were revoked before they expired. */
export type KeyRevocations = v.InferOutput<typeof RevocationsSchema>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Verifies that one of `keys` has signed the text, then parses it with `schema`. */
export async function verifySigned<T extends v.GenericSchema>(
  input: unknown,
  keys: readonly string[],
  schema: T,
): Promise<ParseResult<v.InferOutput<T>>> {
  const envelope = v.safeParse(SignedText, input);
  if (!envelope.success) return { ok: false, problem: describeIssues(envelope.issues) };
  const { signed, signature } = envelope.output;
  const verified = await Promise.all(keys.map((key) => verifySignature(signed, signature, key)));
  if (!verified.includes(true)) {
    return { ok: false, problem: 'it is not signed by a trusted key' };
  }
  const value = v.safeParse(schema, parseJson(signed));
  return value.success
    ? { ok: true, value: value.output }
    : { ok: false, problem: describeIssues(value.issues) };
}

/** Verifies a delegation, the JSON text of `{ signed, signature }`, against the root keys. */
export function verifyDelegation(
  text: string,
  rootKeys: readonly string[],
): Promise<ParseResult<KeyDelegation>> {
  return verifySigned(parseJson(text), rootKeys, DelegationSchema);
}

/** Verifies the list of revoked keys, the JSON text of `{ signed, signature }`, against the root keys. */
export function verifyRevocations(
  text: string,
  rootKeys: readonly string[],
): Promise<ParseResult<KeyRevocations>> {
  return verifySigned(parseJson(text), rootKeys, RevocationsSchema);
}
