import type { Route } from '@playwright/test';
import * as fc from 'fast-check';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** How an answer differs from the right one. It is data, so that a failed test can print it. */
export type AnyResponse =
  /** A part of the right answer is replaced, or removed if there is no other part. */
  | { kind: 'changed'; steps: readonly number[]; part?: Json }
  /** Only the beginning of the right answer arrives. */
  | { kind: 'truncated'; share: number }
  /** Another answer, such as the page of a proxy. */
  | { kind: 'other'; status: number; type: string; body: string };

const HTML = '<!doctype html><title>Sign in to the Wi-Fi</title><h1>Welcome</h1>';
const ERROR = '{"error":{"code":400,"message":"QUOTA_EXCEEDED : soon","status":"FAILED"}}';
const STATUSES = [400, 401, 403, 404, 409, 429, 500, 503];

/** Parts of another type or size. */
const anyPart = fc.oneof(
  fc.constantFrom<Json[]>(null, true, [], {}, '', 'soon', '__proto__', [null], { fields: null }),
  fc.constantFrom<Json[]>(
    -1,
    0,
    1e300,
    Number.MAX_SAFE_INTEGER,
    '9'.repeat(400),
    '🏦'.repeat(9000),
  ),
  fc.jsonValue() as fc.Arbitrary<Json>,
);

const steps = fc.array(fc.nat(20), { minLength: 1, maxLength: 6 });
const bodies = fc.oneof(
  fc.constantFrom('', ' ', 'null', '[]', '{}', '[null]', '"ok"', '0', '{', HTML, ERROR),
  fc.json(),
);
const type = fc.constantFrom('application/json', 'text/html', 'text/plain');

/** The kinds of wrong answers; each target gets another one for each seed. */
const KINDS: readonly fc.Arbitrary<AnyResponse>[] = [
  fc.record({ kind: fc.constant('changed' as const), steps, part: anyPart }),
  fc.record({ kind: fc.constant('changed' as const), steps }),
  fc.record({ kind: fc.constant('truncated' as const), share: fc.double({ min: 0, max: 0.99 }) }),
  fc.record({
    ...{ kind: fc.constant('other' as const), status: fc.constant(200), type },
    body: bodies,
  }),
  fc.record({
    ...{ kind: fc.constant('other' as const), status: fc.constantFrom(...STATUSES), type },
    body: bodies,
  }),
];

/** The wrong answer of a seed; `offset` makes targets differ. */
export function anyResponse(seed: number, offset: number): AnyResponse {
  const arbitrary = KINDS[(seed + offset) % KINDS.length];
  const [response] = fc.sample(
    arbitrary ?? fc.constant<AnyResponse>({ kind: 'truncated', share: 0 }),
    {
      seed: seed * 1000 + offset,
      numRuns: 1,
    },
  );
  if (!response) throw new Error('fast-check has made no response');
  return response;
}

/** Replaces or removes one part: the steps choose it, from the outermost object inwards. */
function changed(
  value: Json,
  [step = 0, ...rest]: readonly number[],
  part: Json | undefined,
): Json {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const key = keys[step % (keys.length + 1)];
  if (key === undefined) return part ?? null;
  const copy = structuredClone(value) as Record<string, Json>;
  if (rest.length > 0) copy[key] = changed(copy[key] ?? null, rest, part);
  else if (part === undefined) Reflect.deleteProperty(copy, key);
  else copy[key] = part;
  return copy;
}

/** Answers a request wrongly. What a server would do, it has done: only the answer is wrong. */
export async function respond(route: Route, wrong: AnyResponse): Promise<void> {
  const right = await route.fetch();
  const text = await right.text();
  const headers = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' };
  if (wrong.kind === 'other') {
    const { status, body, type: contentType } = wrong;
    await route.fulfill({ status, headers, contentType, body });
    return;
  }
  const body =
    wrong.kind === 'truncated'
      ? text.slice(0, text.length * wrong.share)
      : JSON.stringify(changed(JSON.parse(text) as Json, wrong.steps, wrong.part));
  await route.fulfill({ status: right.status(), headers, contentType: 'application/json', body });
}
