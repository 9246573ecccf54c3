import { randomUUID } from 'node:crypto';
import type { Browser } from './browser';

type Fields = Parameters<Browser['createDocument']>[2];
type Malformed = { what: string; change: Fields; id?: string };

const DAY_MS = 86_400_000;
const long = (length: number) => 'x'.repeat(length);

/** Reports that a script may send instead of the page. */
export const MALFORMED: readonly Malformed[] = [
  { what: 'of an unknown kind', change: { kind: 'visit' } },
  { what: 'of an unknown role', change: { role: 'owner' } },
  { what: 'in the name of another user', change: { uid: 'load-customer-0' } },
  { what: 'with an additional field', change: { email: 'ada@fernhill.example' } },
  { what: 'with a text as its value', change: { value: 'slow' } },
  { what: 'with a negative value', change: { value: -1 } },
  { what: 'with a load time of more than ten minutes', change: { value: 600_001 } },
  { what: 'with a detail that is too long', change: { detail: long(2001) } },
  { what: 'with a route that is too long', change: { route: long(81) } },
  {
    what: 'that would be kept for too long',
    change: { until: { time: new Date(Date.now() + 32 * DAY_MS).toISOString() } },
  },
  { what: 'under an id that does not name its session', change: {}, id: randomUUID() },
];

/** Sends a malformed report, and returns the outcome: the code of the error, or `stored`. */
export async function sendMalformed(
  browser: Browser,
  { change, id }: Malformed,
  about: { remote: string; version: string },
): Promise<string> {
  const session = randomUUID();
  const until = { time: new Date(Date.now() + DAY_MS).toISOString() };
  const fields: Fields = {
    ...{ kind: 'load', role: 'live', session, uid: browser.uid, value: 1, detail: '' },
    ...{ route: '/DashBoard', browser: 'Firefox/140', until, ...about, ...change },
  };
  const path = [session, fields.kind, about.remote, about.version].join('.');
  try {
    await browser.createDocument('reports', id ?? path, fields);
    return 'stored';
  } catch (error) {
    return String((error as { code?: unknown }).code);
  }
}
