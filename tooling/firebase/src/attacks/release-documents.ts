import type { Shape } from './documents';
import {
  agreeing,
  boolean,
  but,
  not,
  now,
  oneOf,
  optionalText,
  text,
  uidOf,
  type Kind,
} from './kinds';

const others = { map: { loans: 'changed' } };
const entriesOf = not('entries', null, 7, others);

/** Of a release: the index, the record and its entry in the history. */
export const releases = {
  index: {
    revision: but(not(100, 99, 0, '101', 101.5, null), {
      contradictions: [{ value: 100, by: ['releases'] }],
    }),
    changed: but(not([], ['loans'], 'savings', null, 7), {
      contradictions: [
        { value: ({ id }) => Array.from({ length: 9 }, () => `s${id}`) },
        // The record is in the commit, but not among what the index says has changed.
        { value: ['loans'], by: ['releases'] },
      ],
      needs: ['registry', 'releases'],
    }),
    remotes: entriesOf,
    de: entriesOf,
    fr: entriesOf,
  },
  record: {
    revision: but(not(100, 99, 0), {
      fact: 'revision',
      contradictions: ['101', 101.5, null, 102].map((value) => ({ value })),
      needs: ['releases'],
    }),
    signed: but(text(20_000), {
      allowed: [],
      contradictions: [{ value: 'another', by: ['releaseHistory'] }],
    }),
    signature: but(text(200), {
      allowed: [],
      contradictions: [{ value: 'another', by: ['releaseHistory'] }],
    }),
    delegation: but(text(4000), {
      allowed: [],
      contradictions: [{ value: 'another', by: ['releaseHistory'] }],
    }),
  },
  history: {
    remote: not('loans', 7, null),
    revision: but(not(100, 102, '101', null), {}),
    signed: agreeing('another', 'releaseHistory'),
    signature: agreeing('another', 'releaseHistory'),
    delegation: agreeing('another', 'releaseHistory'),
    action: oneOf('publish', 'canary', 'promote', 'rollback', 'abort', 'renew'),
    version: text(40),
    why: text(500),
    commit: text(64),
    isDirty: but(boolean, { allowed: [true] }),
    by: uidOf('uid'),
    email: not('another@fernhill.example', '', null),
    at: now,
  },
  firstRevision: not(0, -1, '101', null),
  revoked: { ...optionalText(20_000), isOptional: true, allowed: ['x'.repeat(20_000)] },
} satisfies Record<string, Shape | Kind>;

const word = (max: number, name: string): Kind =>
  but(text(max), { allowed: [], fact: name, contradictions: [{ value: 'another' }] });

export const reports = {
  load: {
    session: {
      forged: ['short', 'UPPER-CASE-0000', 'x'.repeat(41), 'with space 0000'].map((value) => ({
        value,
      })),
      allowed: ['x'.repeat(8), 'x'.repeat(40)],
      fact: 'session',
      contradictions: [{ value: 'another-session' }, { value: 7 }, { value: null }],
    },
    kind: {
      forged: ['x', 'Load', ''].map((value) => ({ value })),
      allowed: ['load', 'failure', 'error', 'lcp', 'inp', 'cls'],
      fact: 'kind',
      contradictions: [{ value: 'failure' }],
    },
    remote: word(40, 'remote'),
    version: word(40, 'version'),
    role: oneOf('live', 'canary', 'previous', 'record', 'expired'),
    uid: uidOf('uid'),
    route: optionalText(80),
    browser: optionalText(40),
    detail: optionalText(2000),
    value: { ...not(-1, 600_001, '1', null, true), allowed: [0, 0.25, 600_000] },
    at: now,
    until: {
      ...not(new Date(0), new Date('2100-01-01'), 'tomorrow', null),
      allowed: [new Date(Date.now() + 86_400_000)],
    },
  },
} satisfies Record<string, Shape>;
