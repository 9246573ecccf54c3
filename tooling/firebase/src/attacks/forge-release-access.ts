import { CLOSING } from '../testing/rule-blocks';
import { activeAccount } from './accounts';
import type { Scene } from './act';
import type { Allowance, Attack, Plan } from './attack';
import { signedIn, type Cast } from './cast';
import { INDEX, releaserOf } from './release-acts';
import { remoteOf } from './release-documents';
import type { Person, Request } from './rules-project';

type Reader = { who: string; by(cast: Cast): Person; more?(cast: Cast): Scene };

const kept = (cast: Cast) => ({
  releaseHistory: `releaseHistory/${remoteOf(cast)}.1`,
  reports: `reports/${cast.id}`,
  releases: `releases/${remoteOf(cast)}`,
  releasers: `releasers/${cast.uid}`,
});
type Kept = keyof ReturnType<typeof kept>;
const KEPT = ['releaseHistory', 'reports', 'releases', 'releasers'] as const;

const asked =
  ({ by, more }: Omit<Reader, 'who'>, request: (cast: Cast) => Request) =>
  (cast: Cast): Plan => ({
    by: by(cast),
    scene: {
      [`users/${cast.admin}`]: activeAccount(cast.admin, { isAdmin: true }),
      ...Object.fromEntries(Object.values(kept(cast)).map((path) => [path, { revision: 1 }])),
      ...releaserOf(cast, '*'),
      ...more?.(cast),
    },
    request: request(cast),
  });

const releaser = { by: ({ uid }: Cast) => signedIn(uid) };
const ofNothing = { ...releaser, more: (cast: Cast) => releaserOf(cast) };
const getOf =
  (rule: Kept) =>
  (cast: Cast): Request => ({ how: 'get', path: kept(cast)[rule] });
const listOf = (collection: string) => (): Request => ({ how: 'list', collection });
const READ = ['releaseHistory', 'reports'] as const;

/** Nobody changes or deletes what is kept of releases, not even who may release all remotes. */
function closedToReleasers(): Attack[] {
  const neighbour = asked(releaser, getOf('releasers'));
  const attack = { rule: CLOSING, neighbour };
  const erase =
    (rule: Kept) =>
    (cast: Cast): Request => ({
      how: 'commit',
      writes: [{ how: 'delete', path: kept(cast)[rule] }],
    });
  const change =
    (rule: Kept) =>
    (cast: Cast): Request => ({
      how: 'commit',
      writes: [{ how: 'update', path: kept(cast)[rule], data: { remotes: ['*'] } }],
    });
  const people: Reader[] = [
    { who: 'a releaser of all', ...releaser },
    { who: 'an admin', by: ({ admin }) => signedIn(admin) },
  ];
  return people.flatMap(({ who, ...person }) => [
    ...KEPT.map((rule) => ({
      ...attack,
      name: `a deletion of what is kept in ${rule} by ${who}`,
      op: 'delete' as const,
      forged: asked(person, erase(rule)),
    })),
    ...(['releasers', ...READ] as const).map((rule) => ({
      ...attack,
      name: `a change of what is kept in ${rule} by ${who}`,
      op: 'update' as const,
      forged: asked(person, change(rule)),
    })),
    ...['registry', 'releases', 'releasers'].map((rule) => ({
      ...attack,
      name: `a list of ${rule} by ${who}`,
      op: 'list' as const,
      forged: asked(person, listOf(rule)),
    })),
    {
      ...attack,
      name: `another document beside the index by ${who}`,
      op: 'create' as const,
      forged: asked(person, ({ id }) => ({
        how: 'commit',
        writes: [{ how: 'set', path: `registry/${id}`, data: { revision: 1 } }],
      })),
    },
  ]);
}

/** Who may release nothing reads nothing of releases. */
function readsByNobody(): Attack[] {
  return READ.flatMap((rule) => [
    {
      name: `a get of ${rule} by a releaser of nothing`,
      rule,
      op: 'get' as const,
      forged: asked(ofNothing, getOf(rule)),
      neighbour: asked(releaser, getOf(rule)),
    },
    {
      name: `a list of ${rule} by a releaser of nothing`,
      rule,
      op: 'list' as const,
      forged: asked(ofNothing, listOf(rule)),
      neighbour: asked(releaser, listOf(rule)),
    },
  ]);
}

export const closedReleases = (): Attack[] => [...closedToReleasers(), ...readsByNobody()];

export function readsByReleasers(): Allowance[] {
  const allowed = (
    rule: string,
    name: string,
    by: Omit<Reader, 'who'>,
    request: (cast: Cast) => Request,
  ) => ({
    name,
    rules: [rule],
    plan: asked(by, request),
  });
  const visitor = { by: () => null };
  return [
    ...READ.flatMap((rule) => [
      allowed(rule, `a get of ${rule} by a releaser`, releaser, getOf(rule)),
      allowed(rule, `a list of ${rule} by a releaser`, releaser, listOf(rule)),
    ]),
    allowed('releases', 'a get of a record by a visitor', visitor, getOf('releases')),
    allowed('registry', 'a get of the index by a visitor', visitor, () => ({
      how: 'get',
      path: INDEX,
    })),
  ];
}
