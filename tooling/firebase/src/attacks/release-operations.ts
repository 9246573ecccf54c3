import { emailOf } from '../testing/accounts';
import { allAccounts } from './accounts';
import { onStored, type Operation, type CommonValues, type Fixtures, type Step } from './operation';
import { signedIn, type Principals } from './principals';
import { releases, remoteOf } from './release-documents';
import { NOW, type Data, type Value } from './rest-encoding';

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

export const releaserOf = ({ uid }: Principals, ...remotes: string[]): Fixtures => ({
  [`releasers/${uid}`]: { remotes },
});

/** The record of a remote, and its history entry. */
function recorded({ uid }: Principals, remote: string, commonValues: CommonValues): Step[] {
  const { revision: given, index: _, revoked: __, ...signed } = commonValues;
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
export function stepsOf(
  principals: Principals,
  remotes: readonly string[],
  commonValues: CommonValues = {},
): Step[] {
  const { index = AFTER, revoked } = commonValues;
  const data = indexOf(index, remotes, 'entry 101');
  return [
    {
      how: 'set',
      path: INDEX,
      data: revoked === undefined ? data : { ...data, revoked },
      shape: releases.index,
    },
    ...remotes.flatMap((remote) => recorded(principals, remote, commonValues)),
  ];
}

/** Fixtures in which these remotes are live, and the customer may release them. */
export function sceneOf(principals: Principals, remotes: readonly string[]): Fixtures {
  const records = remotes.map((remote) => [`releases/${remote}`, recordOf(BEFORE)] as const);
  return {
    ...allAccounts(principals),
    ...releaserOf(principals, ...remotes),
    [INDEX]: indexOf(BEFORE, remotes, 'entry 100'),
    ...Object.fromEntries(records),
  };
}

const BLOCKS = ['registry', 'releases', 'releaseHistory'];

/** Users who may not release the remote; each block must deny them. */
const denied = BLOCKS.map((by) => [
  [
    `by a releaser of another remote, to ${by}`,
    { state: (principals: Principals) => releaserOf(principals, 'loans'), by },
  ],
  [
    `by a releaser of nothing, to ${by}`,
    { state: (principals: Principals) => releaserOf(principals), by },
  ],
  [
    `by a former releaser, to ${by}`,
    { state: ({ uid }: Principals) => ({ [`releasers/${uid}`]: null }), by },
  ],
]).flat();

const revokedBefore = () => ({ [INDEX]: { revoked: 'a signed list' } });

export const release: Operation = {
  name: 'a release',
  role: 'owner',
  parts: { registry: ['releases'], releases: ['releaseHistory'], releaseHistory: ['releases'] },
  onceBy: 'registry',
  perform: (principals, commonValues) => ({
    by: signedIn(principals.uid),
    fixtures: sceneOf(principals, [remoteOf(principals)]),
    steps: stepsOf(principals, [remoteOf(principals)], commonValues),
  }),
  denied: {
    ...(Object.fromEntries(denied) as NonNullable<Operation['denied']>),
    'that drops the revoked keys': { state: revokedBefore, by: 'registry' },
  },
  allowed: {
    'that keeps the revoked keys': {
      state: revokedBefore,
      commonValues: { revoked: 'a signed list' },
    },
    'by a releaser of all remotes': { state: (principals) => releaserOf(principals, '*') },
    'of an index that is ahead of the clock': {
      state: () => ({ [INDEX]: { revision: AHEAD } }),
      commonValues: { index: AHEAD + 1 },
    },
  },
};

const byAll = onStored(release, 'a release by a releaser of all', (c) => releaserOf(c, '*'), {
  forges: ['remote', 'changed', 'remotes'],
});

const SHAPES = [{ revision: releases.firstRevision }, { revision: releases.firstRevision }, {}];

const first: Operation = {
  name: 'the first release',
  role: 'owner',
  forges: ['revision'],
  parts: { releases: ['releaseHistory'] },
  onceBy: 'registry',
  perform(principals, commonValues) {
    const own = remoteOf(principals);
    const none = { map: {} };
    const maps = { remotes: { map: { [own]: 'entry' } }, de: none, fr: none };
    return {
      by: signedIn(principals.uid),
      fixtures: { ...allAccounts(principals), ...releaserOf(principals, own) },
      steps: stepsOf(principals, [own], commonValues).map((step, at) => ({
        ...step,
        data: at === 0 ? { ...step.data, ...maps } : step.data,
        shape: SHAPES[at] ?? {},
      })),
    };
  },
  denied: {
    'with revoked keys': { state: () => ({}), commonValues: { revoked: 'a list' }, by: 'registry' },
  },
};

const revocation: Operation = {
  name: 'a revocation of a key',
  role: 'owner',
  forges: ['revoked'],
  perform: (principals) => ({
    by: signedIn(principals.uid),
    fixtures: { ...sceneOf(principals, []), ...releaserOf(principals, '*') },
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
      state: (principals) => releaserOf(principals, remoteOf(principals)),
      by: 'registry',
    },
  },
};

/** Releases write the shared index, so these cases run sequentially. */
export const releaseOperations: readonly Operation[] = [release, byAll, first, revocation];
