import type { Principals } from './principals';
import type { Shape } from './documents';
import {
  agreeing,
  boolean,
  extend,
  not,
  now,
  oneOf,
  optionalText,
  text,
  uidOf,
  type ValueGenerator,
} from './value-generators';
import { NOW, type Value } from './rest-encoding';

/** A unique remote per case, so that cases do not affect each other. */
export const remoteOf = ({ id }: Principals): string => `s${id}`;

/** A revision close to the end of the integer range. */
const HIGHEST = Number.MAX_SAFE_INTEGER;

const ownEntry = (entry: Value) => (principals: Principals) => ({
  map: { loans: 'entry', [remoteOf(principals)]: entry },
});
const entriesOf: ValueGenerator = {
  ...not(
    ...['entries', null, 7, { map: {} }, { map: { loans: 'changed' } }],
    ...[7, null, true, ['x'], { map: {} }, 'x'.repeat(10_001)].map(ownEntry),
  ),
  allowed: [ownEntry('x'.repeat(10_000))],
};

/** A value of the record that its history entry repeats. */
const signedText = (max: number, commonValue: string, ...by: string[]): ValueGenerator =>
  extend(text(max), { commonValue, contradictions: [{ value: 'another', by }] });

/** The documents of a release: index, record and history entry. */
export const releases = {
  index: {
    revision: { ...not(100, 99, 0, '101', 101.5, null, HIGHEST), allowed: [150] },
    changed: not(
      ...[[], ['loans'], 'savings', null, 7],
      (principals) => [7, remoteOf(principals)],
      (principals) => Array.from({ length: 9 }, () => remoteOf(principals)),
    ),
    remotes: extend(entriesOf, {
      // The index lists the remote as changed, but its entry is the old one.
      contradictions: [{ value: ownEntry('entry 100'), by: ['releases'] }],
    }),
    de: entriesOf,
    fr: entriesOf,
  },
  record: {
    revision: extend(not(100, 99, 0, HIGHEST), {
      commonValue: 'revision',
      allowed: [150],
      contradictions: ['101', 101.5, null, 102].map((value) => ({ value })),
    }),
    signed: signedText(20_000, 'signed', 'releases', 'releaseHistory'),
    signature: signedText(200, 'signature', 'releaseHistory'),
    delegation: signedText(4000, 'delegation', 'releaseHistory'),
    undo: { ...optionalText(40_000), isOptional: true, allowed: ['x'.repeat(40_000)] },
  },
  history: {
    remote: not('loans', '', 7, null),
    revision: extend(not(100, 102, '101', null), {}),
    signed: agreeing('another', 'releases', 'releaseHistory'),
    signature: agreeing('another', 'releaseHistory'),
    delegation: agreeing('another', 'releaseHistory'),
    action: oneOf('publish', 'canary', 'promote', 'rollback', 'abort', 'renew'),
    version: text(40),
    why: text(500),
    commit: text(64),
    isDirty: extend(boolean, { allowed: [true] }),
    by: uidOf('uid'),
    email: not('another@fernhill.example', '', null),
    at: now,
  },
  firstRevision: not(0, -1, 1.5, '101', null, HIGHEST),
  revoked: { ...optionalText(20_000), isOptional: true, allowed: ['x'.repeat(20_000)] },
} satisfies Record<string, Shape | ValueGenerator>;

const word = (max: number, name: string): ValueGenerator =>
  extend(text(max), { allowed: [], commonValue: name, contradictions: [{ value: 'another' }] });

export const reports = {
  load: {
    session: {
      forged: ['short', 'UPPER-CASE-0000', 'x'.repeat(41), 'with space 0000'].map((value) => ({
        value,
      })),
      allowed: ['x'.repeat(8), 'x'.repeat(40)],
      commonValue: 'session',
      contradictions: [{ value: 'another-session' }, { value: 7 }, { value: null }],
    },
    kind: {
      forged: ['x', 'Load', ''].map((value) => ({ value })),
      allowed: ['load', 'failure', 'error', 'lcp', 'inp', 'cls'],
      commonValue: 'kind',
      contradictions: [{ value: 'failure' }],
    },
    remote: word(40, 'remote'),
    version: word(40, 'version'),
    role: oneOf('live', 'canary', 'previous', 'record', 'expired'),
    uid: uidOf('uid'),
    route: optionalText(80),
    browser: optionalText(40),
    detail: optionalText(2000),
    value: { ...not(-1, 600_001, '1', null, true, NaN, Infinity), allowed: [0, 0.25, 600_000] },
    at: now,
    until: {
      ...not(new Date(0), new Date('2100-01-01'), 'tomorrow', null, NOW),
      allowed: [new Date(Date.now() + 86_400_000)],
    },
  },
} satisfies Record<string, Shape>;
