import { emailOf } from '../testing/accounts';
import { everybody } from './accounts';
import { standingOn, type Act, type Facts, type Scene, type Step } from './act';
import { signedIn, type Cast } from './cast';
import { releases, remoteOf } from './release-documents';
import { NOW, type Data, type Value } from './wire';

/** The one document that all releases share. */
export const INDEX = 'registry/index';

const BEFORE = 100;
const AFTER = 101;
const AHEAD = 9_000_000_000;

function indexOf(revision: Value, changed: readonly string[], entry: string): Data {
  const own = Object.fromEntries(changed.map((remote) => [remote, entry]));
  const others = { map: { loans: 'entry' } };
  const remotes = { map: { ...others.map, ...own } };
  return { revision, changed, remotes, de: others, fr: others };
}

const recordOf = (revision: number): Data => ({
  ...{ revision, signed: `record ${revision}`, signature: 'signature', delegation: 'delegation' },
});

export const releaserOf = ({ uid }: Cast, ...remotes: string[]): Scene => ({
  [`releasers/${uid}`]: { remotes },
});

/** The record of a remote, and its history entry. */
function recorded({ uid }: Cast, remote: string, facts: Facts): Step[] {
  const { revision: given, index: _, revoked: __, ...signed } = facts;
  const revision = Number(given ?? AFTER);
  const record = { ...recordOf(revision), ...signed };
  const note = { action: 'publish', version: '0123456789abcdef', why: 'because' };
  const source = { commit: 'c0ffee', isDirty: false };
  const who = { by: uid, email: emailOf(uid), at: NOW };
  return [
    {
      how: 'set',
      path: `releases/${remote}`,
      data: { ...record, undo: 'signed' },
      shape: releases.record,
    },
    {
      how: 'set',
      path: `releaseHistory/${remote}.${revision}`,
      data: { remote, ...record, ...note, ...source, ...who },
      shape: releases.history,
    },
  ];
}

/** The index, and of each remote its record and its history entry. */
export function stepsOf(cast: Cast, remotes: readonly string[], facts: Facts = {}): Step[] {
  const { index = AFTER, revoked } = facts;
  const data = indexOf(index, remotes, 'entry 101');
  return [
    {
      how: 'set',
      path: INDEX,
      data: revoked === undefined ? data : { ...data, revoked },
      shape: releases.index,
    },
    ...remotes.flatMap((remote) => recorded(cast, remote, facts)),
  ];
}

/** These remotes are live, and the customer may release them all. */
export function sceneOf(cast: Cast, remotes: readonly string[]): Scene {
  const records = remotes.map((remote) => [`releases/${remote}`, recordOf(BEFORE)] as const);
  return {
    ...everybody(cast),
    ...releaserOf(cast, ...remotes),
    [INDEX]: indexOf(BEFORE, remotes, 'entry 100'),
    ...Object.fromEntries(records),
  };
}

const BLOCKS = ['registry', 'releases', 'releaseHistory'];

/** People who may not release the remote; each block denies them. */
const denied = BLOCKS.map((by) => [
  [
    `by a releaser of another remote, to ${by}`,
    { state: (cast: Cast) => releaserOf(cast, 'loans'), by },
  ],
  [`by a releaser of nothing, to ${by}`, { state: (cast: Cast) => releaserOf(cast), by }],
  [
    `by somebody who may not release any more, to ${by}`,
    { state: ({ uid }: Cast) => ({ [`releasers/${uid}`]: null }), by },
  ],
]).flat();

const revokedBefore = () => ({ [INDEX]: { revoked: 'a signed list' } });

export const release: Act = {
  name: 'a release',
  role: 'owner',
  parts: { registry: ['releases'], releases: ['releaseHistory'], releaseHistory: ['releases'] },
  onceBy: 'registry',
  perform: (cast, facts) => ({
    by: signedIn(cast.uid),
    scene: sceneOf(cast, [remoteOf(cast)]),
    steps: stepsOf(cast, [remoteOf(cast)], facts),
  }),
  denied: {
    ...(Object.fromEntries(denied) as NonNullable<Act['denied']>),
    'that drops the revoked keys': { state: revokedBefore, by: 'registry' },
  },
  allowed: {
    'that keeps the revoked keys': { state: revokedBefore, facts: { revoked: 'a signed list' } },
    'by a releaser of all remotes': { state: (cast) => releaserOf(cast, '*') },
    'of an index that is ahead of the clock': {
      state: () => ({ [INDEX]: { revision: AHEAD } }),
      facts: { index: AHEAD + 1 },
    },
  },
};

const byAll = standingOn(release, 'a release by a releaser of all', (c) => releaserOf(c, '*'), {
  forges: ['remote', 'changed', 'remotes'],
});

const SHAPES = [{ revision: releases.firstRevision }, { revision: releases.firstRevision }, {}];

const first: Act = {
  name: 'the first release',
  role: 'owner',
  forges: ['revision'],
  parts: { releases: ['releaseHistory'] },
  onceBy: 'registry',
  perform(cast, facts) {
    const own = remoteOf(cast);
    const none = { map: {} };
    const maps = { remotes: { map: { [own]: 'entry' } }, de: none, fr: none };
    return {
      by: signedIn(cast.uid),
      scene: { ...everybody(cast), ...releaserOf(cast, own) },
      steps: stepsOf(cast, [own], facts).map((step, at) => ({
        ...step,
        data: at === 0 ? { ...step.data, ...maps } : step.data,
        shape: SHAPES[at] ?? {},
      })),
    };
  },
  denied: {
    'with revoked keys': { state: () => ({}), facts: { revoked: 'a list' }, by: 'registry' },
  },
};

const revocation: Act = {
  name: 'a revocation of a key',
  role: 'owner',
  forges: ['revoked'],
  perform: (cast) => ({
    by: signedIn(cast.uid),
    scene: { ...sceneOf(cast, []), ...releaserOf(cast, '*') },
    steps: [
      {
        how: 'set',
        path: INDEX,
        data: { ...indexOf(AFTER, [], ''), revoked: 'a signed list' },
        shape: { revoked: releases.revoked },
      },
    ],
  }),
  denied: {
    'by a releaser of one remote': {
      state: (cast) => releaserOf(cast, remoteOf(cast)),
      by: 'registry',
    },
  },
};

/** Releases write one document that all remotes share: they are played one after the other. */
export const releaseActs: readonly Act[] = [release, byAll, first, revocation];
