import { collectionOf } from './operation';
import {
  withForgedSteps,
  asAllowed,
  type Allowance,
  type Attack,
  type PlannedRequest,
} from './attack';
import { signedIn, type Principals } from './principals';
import { INDEX, release, releaserOf, sceneOf, stepsOf } from './release-operations';
import { remoteOf } from './release-documents';
import type { Value } from './rest-encoding';

// Attacks on releases beyond single fields: their remotes, ids and stored state.

const ENTRY_INDEXES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

const releaseOf =
  (namesOf: (principals: Principals) => string[], mayRelease?: '*') =>
  (principals: Principals): PlannedRequest => {
    const remotes = namesOf(principals);
    const fixtures = {
      ...sceneOf(principals, remotes),
      ...(mayRelease && releaserOf(principals, mayRelease)),
    };
    const writes = stepsOf(principals, remotes);
    return { by: signedIn(principals.uid), fixtures, request: { how: 'commit', writes } };
  };

const manyOf = (count: number) => (principals: Principals) =>
  Array.from({ length: count }, (_, index) => `${remoteOf(principals).slice(0, 30)}-${index}`);
const eight = releaseOf(manyOf(8));

/** Eight remotes in one commit; the entry of one is not a string. */
function withEntry(entryIndex: number, entry: Value): (principals: Principals) => PlannedRequest {
  return (principals) => {
    const plan = eight(principals);
    const names = manyOf(8)(principals);
    const [index, ...rest] = stepsOf(principals, names);
    if (!index) return plan;
    const entries = names.map((name, at) => [name, at === entryIndex ? entry : 'entry 101']);
    const remotes = { map: { loans: 'entry', ...(Object.fromEntries(entries) as object) } };
    const writes = [{ ...index, data: { ...index.data, remotes } }, ...rest];
    return { ...plan, request: { how: 'commit', writes } };
  };
}

function severalRemotes(): Attack[] {
  const attack = { rule: 'registry', counterpart: eight };
  const namingAnother = withForgedSteps(release, (steps, principals) =>
    steps.map((step) =>
      collectionOf(step) === 'registry'
        ? { ...step, data: { ...step.data, changed: [remoteOf(principals), 'loans'] } }
        : step,
    ),
  );
  return [
    {
      name: 'a release that names another’s remote too',
      rule: 'registry',
      forged: namingAnother,
      counterpart: asAllowed(release),
    },
    { ...attack, name: 'a release of nine remotes', forged: releaseOf(manyOf(9)) },
    ...ENTRY_INDEXES.map((entryIndex) => ({
      ...attack,
      name: `a release of eight remotes where entry ${entryIndex} is a number`,
      forged: withEntry(entryIndex, 7),
    })),
  ];
}

function wrongNames(): Attack[] {
  const names = ['A-remote', 'a', '1remote', 'a_remote', `a${'x'.repeat(40)}`];
  const ids: Readonly<Record<string, (principals: Principals) => string>> = {
    'no revision': remoteOf,
    'two revisions': (principals) => `${remoteOf(principals)}.101.101`,
    'another revision': (principals) => `${remoteOf(principals)}.102`,
    'no remote': () => '.101',
    'another remote': () => 'loans.101',
  };
  const describeValue = (id: (principals: Principals) => string) => (principals: Principals) => {
    const all = releaseOf((own) => [remoteOf(own)], '*')(principals);
    const writes = stepsOf(principals, [remoteOf(principals)]).map((step) =>
      collectionOf(step) === 'releaseHistory'
        ? { ...step, path: `releaseHistory/${id(principals)}` }
        : step,
    );
    return { ...all, request: { how: 'commit' as const, writes } };
  };
  return [
    ...names.map((name) => ({
      name: `a release of the remote ${name}`,
      rule: 'releases',
      forged: releaseOf(() => [name], '*'),
      counterpart: asAllowed(release),
    })),
    ...Object.entries(ids).map(([what, id]) => ({
      name: `a history entry under the name of ${what}`,
      rule: 'releaseHistory',
      forged: describeValue(id),
      counterpart: asAllowed(release),
    })),
  ];
}

/** A history entry of another record with the same revision, which can only exist after a loss of data. */
const staleHistory: Attack = {
  name: 'a release with a history entry of another record',
  rule: 'releases',
  counterpart: asAllowed(release),
  forged(principals) {
    const rest = withForgedSteps(release, (steps) =>
      steps.filter((step) => collectionOf(step) !== 'releaseHistory'),
    )(principals);
    const stale = { [`releaseHistory/${remoteOf(principals)}.101`]: { signed: 'another record' } };
    return { ...rest, fixtures: { ...rest.fixtures, ...stale } };
  },
};

/** An index with a new revision and no other change, by users who may not release all remotes. */
function emptyReleases(): Attack[] {
  const plan =
    (...remotes: string[]) =>
    (principals: Principals): PlannedRequest => {
      const { by, fixtures } = asAllowed(release)(principals);
      const data = { ...fixtures[INDEX], revision: 101, changed: [] };
      return {
        by,
        fixtures: { ...fixtures, ...releaserOf(principals, ...remotes) },
        request: { how: 'commit', writes: [{ how: 'set', path: INDEX, data }] },
      };
    };
  return [[], ['loans']].map((remotes) => ({
    name: `a release of no remote by a releaser of ${remotes[0] ?? 'nothing'}`,
    rule: 'registry',
    op: 'update',
    forged: plan(...remotes),
    counterpart: plan('*'),
  }));
}

/** Attacks on the commits of releases; they share the index. */
export const forgedReleases = (): Attack[] => [
  ...severalRemotes(),
  ...wrongNames(),
  ...emptyReleases(),
  staleHistory,
];

export const allowedOfReleases = (): Allowance[] => [
  {
    name: 'a release of eight remotes',
    rules: ['registry', 'releases', 'releaseHistory'],
    plan: eight,
  },
];
