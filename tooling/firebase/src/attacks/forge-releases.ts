import { collectionOf } from './act';
import { forging, plain, type Allowance, type Attack, type Plan } from './attack';
import { signedIn, type Cast } from './cast';
import { INDEX, release, releaserOf, sceneOf, stepsOf } from './release-acts';
import { remoteOf } from './release-documents';
import type { Value } from './wire';

// What is not one field of a release that is off: its remotes, its names, and what stands stored.

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

const releaseOf =
  (namesOf: (cast: Cast) => string[], mayRelease?: '*') =>
  (cast: Cast): Plan => {
    const remotes = namesOf(cast);
    const scene = { ...sceneOf(cast, remotes), ...(mayRelease && releaserOf(cast, mayRelease)) };
    const writes = stepsOf(cast, remotes);
    return { by: signedIn(cast.uid), scene, request: { how: 'commit', writes } };
  };

const manyOf = (count: number) => (cast: Cast) =>
  Array.from({ length: count }, (_, place) => `${remoteOf(cast).slice(0, 30)}-${place}`);
const eight = releaseOf(manyOf(8));

/** Eight remotes in one commit, where the entry of one is no text. */
function withEntry(place: number, entry: Value): (cast: Cast) => Plan {
  return (cast) => {
    const plan = eight(cast);
    const names = manyOf(8)(cast);
    const [index, ...rest] = stepsOf(cast, names);
    if (!index) return plan;
    const entries = names.map((name, at) => [name, at === place ? entry : 'entry 101']);
    const remotes = { map: { loans: 'entry', ...(Object.fromEntries(entries) as object) } };
    const writes = [{ ...index, data: { ...index.data, remotes } }, ...rest];
    return { ...plan, request: { how: 'commit', writes } };
  };
}

function severalRemotes(): Attack[] {
  const attack = { rule: 'registry', neighbour: eight };
  const namingAnother = forging(release, (steps, cast) =>
    steps.map((step) =>
      collectionOf(step) === 'registry'
        ? { ...step, data: { ...step.data, changed: [remoteOf(cast), 'loans'] } }
        : step,
    ),
  );
  return [
    {
      name: 'a release that names another’s remote too',
      rule: 'registry',
      forged: namingAnother,
      neighbour: plain(release),
    },
    { ...attack, name: 'a release of nine remotes', forged: releaseOf(manyOf(9)) },
    ...PLACES.map((place) => ({
      ...attack,
      name: `a release of eight remotes where entry ${place} is a number`,
      forged: withEntry(place, 7),
    })),
  ];
}

function wrongNames(): Attack[] {
  const names = ['A-remote', 'a', '1remote', 'a_remote', `a${'x'.repeat(40)}`];
  const ids: Readonly<Record<string, (cast: Cast) => string>> = {
    'no revision': remoteOf,
    'two revisions': (cast) => `${remoteOf(cast)}.101.101`,
    'another revision': (cast) => `${remoteOf(cast)}.102`,
    'no remote': () => '.101',
    'another remote': () => 'loans.101',
  };
  const named = (id: (cast: Cast) => string) => (cast: Cast) => {
    const all = releaseOf((own) => [remoteOf(own)], '*')(cast);
    const writes = stepsOf(cast, [remoteOf(cast)]).map((step) =>
      collectionOf(step) === 'releaseHistory'
        ? { ...step, path: `releaseHistory/${id(cast)}` }
        : step,
    );
    return { ...all, request: { how: 'commit' as const, writes } };
  };
  return [
    ...names.map((name) => ({
      name: `a release of the remote ${name}`,
      rule: 'releases',
      forged: releaseOf(() => [name], '*'),
      neighbour: plain(release),
    })),
    ...Object.entries(ids).map(([what, id]) => ({
      name: `a history entry under the name of ${what}`,
      rule: 'releaseHistory',
      forged: named(id),
      neighbour: plain(release),
    })),
  ];
}

/** An entry of another record of the same revision, as it can only stand there after a loss of data. */
const staleHistory: Attack = {
  name: 'a release with a history entry of another record',
  rule: 'releases',
  neighbour: plain(release),
  forged(cast) {
    const rest = forging(release, (steps) =>
      steps.filter((step) => collectionOf(step) !== 'releaseHistory'),
    )(cast);
    const stale = { [`releaseHistory/${remoteOf(cast)}.101`]: { signed: 'another record' } };
    return { ...rest, scene: { ...rest.scene, ...stale } };
  },
};

/** An index that changes nothing but its revision, by people who may not release every remote. */
function emptyReleases(): Attack[] {
  const plan =
    (...remotes: string[]) =>
    (cast: Cast): Plan => {
      const { by, scene } = plain(release)(cast);
      const data = { ...scene[INDEX], revision: 101, changed: [] };
      return {
        by,
        scene: { ...scene, ...releaserOf(cast, ...remotes) },
        request: { how: 'commit', writes: [{ how: 'set', path: INDEX, data }] },
      };
    };
  return [[], ['loans']].map((remotes) => ({
    name: `a release of no remote by a releaser of ${remotes[0] ?? 'nothing'}`,
    rule: 'registry',
    op: 'update',
    forged: plan(...remotes),
    neighbour: plan('*'),
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
