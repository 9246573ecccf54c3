import { emailOf } from '../testing/accounts';
import { everybody } from './accounts';
import type { Act, Scene, Step } from './act';
import { signedIn, type Cast } from './cast';
import { releases } from './release-documents';
import { NOW, type Data } from './wire';

/** Of each case its own: what a case leaves must not stop the next. */
const remoteOf = ({ id }: Cast) => `s${id}`;
const BEFORE = 100;
const AFTER = 101;

const entries = (more: Readonly<Record<string, string>> = {}) => ({
  map: { loans: 'entry', ...more },
});

function indexOf(cast: Cast, revision: number, changed: readonly string[], entry: string): Data {
  return {
    ...{ revision, changed, remotes: entries({ [remoteOf(cast)]: entry }) },
    ...{ de: entries(), fr: entries() },
  };
}

const recordOf = (revision: number): Data => ({
  ...{ revision, signed: `record ${revision}`, signature: 'signature', delegation: 'delegation' },
});

const historyOf = (cast: Cast, revision: number): Data => ({
  ...{
    remote: remoteOf(cast),
    ...recordOf(revision),
    action: 'publish',
    version: '0123456789abcdef',
  },
  ...{
    why: 'because',
    commit: 'c0ffee',
    isDirty: false,
    by: cast.uid,
    email: emailOf(cast.uid),
    at: NOW,
  },
});

const releaserOf = ({ uid }: Cast, ...remotes: string[]): Scene => ({
  [`releasers/${uid}`]: { remotes },
});

const stepsOf = (cast: Cast, revision = AFTER): Step[] => [
  {
    how: 'set',
    path: 'registry/index',
    data: indexOf(cast, AFTER, [remoteOf(cast)], 'entry 101'),
    shape: releases.index,
  },
  {
    how: 'set',
    path: `releases/${remoteOf(cast)}`,
    data: recordOf(revision),
    shape: releases.record,
  },
  {
    how: 'set',
    path: `releaseHistory/${remoteOf(cast)}.${revision}`,
    data: historyOf(cast, revision),
    shape: releases.history,
  },
];

const before = (cast: Cast): Scene => ({
  'registry/index': indexOf(cast, BEFORE, [remoteOf(cast)], 'entry 100'),
  [`releases/${remoteOf(cast)}`]: recordOf(BEFORE),
});

const parts = {
  registry: ['releases'],
  releases: ['releaseHistory'],
  releaseHistory: ['releases'],
};

const otherRemote = (by: string) => ({
  state: (cast: Cast) => releaserOf(cast, 'loans'),
  by,
});

const release: Act = {
  name: 'a release',
  role: 'owner',
  parts,
  onceBy: 'registry',
  perform: (cast, facts) => ({
    by: signedIn(cast.uid),
    scene: { ...everybody(cast), ...releaserOf(cast, remoteOf(cast)), ...before(cast) },
    steps: stepsOf(cast, Number(facts['revision'] ?? AFTER)),
  }),
  denied: {
    'by a releaser of another remote, to the index': otherRemote('registry'),
    'by a releaser of another remote, to the record': otherRemote('releases'),
    'by a releaser of another remote, to the history': otherRemote('releaseHistory'),
  },
  allowed: {
    'by a releaser of all remotes': { state: (cast) => releaserOf(cast, '*') },
  },
};

const first: Act = {
  name: 'the first release',
  role: 'owner',
  forges: ['revision'],
  perform: (cast) => ({
    by: signedIn(cast.uid),
    scene: { ...everybody(cast), ...releaserOf(cast, remoteOf(cast)) },
    steps: stepsOf(cast).map((step, index) =>
      index === 0
        ? {
            ...step,
            data: {
              ...step.data,
              remotes: { map: { [remoteOf(cast)]: 'entry' } },
              de: { map: {} },
              fr: { map: {} },
            },
            shape: { revision: releases.firstRevision },
          }
        : index === 1
          ? { ...step, shape: { revision: releases.firstRevision } }
          : { ...step, shape: {} },
    ),
  }),
};

const revocation: Act = {
  name: 'a revocation of a key',
  role: 'owner',
  forges: ['revoked'],
  perform: (cast) => ({
    by: signedIn(cast.uid),
    scene: { ...everybody(cast), ...releaserOf(cast, '*'), ...before(cast) },
    steps: [
      {
        how: 'set',
        path: 'registry/index',
        data: { ...indexOf(cast, AFTER, [], 'entry 100'), revoked: 'a signed list' },
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
export const releaseActs: readonly Act[] = [release, first, revocation];
