import { CLOSING } from '../testing/rule-blocks';
import { activeAccount } from './accounts';
import type { Fixtures } from './operation';
import type { Allowance, Attack, PlannedRequest } from './attack';
import { signedIn, type Principals } from './principals';
import { INDEX, releaserOf } from './release-operations';
import { remoteOf } from './release-documents';
import type { Person, Request } from './rules-project';

type Reader = {
  who: string;
  by(principals: Principals): Person;
  more?(principals: Principals): Fixtures;
};

const kept = (principals: Principals) => ({
  releaseHistory: `releaseHistory/${remoteOf(principals)}.1`,
  reports: `reports/${principals.id}`,
  releases: `releases/${remoteOf(principals)}`,
  releasers: `releasers/${principals.uid}`,
});
type Kept = keyof ReturnType<typeof kept>;
const KEPT = ['releaseHistory', 'reports', 'releases', 'releasers'] as const;

const asked =
  ({ by, more }: Omit<Reader, 'who'>, request: (principals: Principals) => Request) =>
  (principals: Principals): PlannedRequest => ({
    by: by(principals),
    fixtures: {
      [`users/${principals.admin}`]: activeAccount(principals.admin, { isAdmin: true }),
      ...Object.fromEntries(Object.values(kept(principals)).map((path) => [path, { revision: 1 }])),
      ...releaserOf(principals, '*'),
      ...more?.(principals),
    },
    request: request(principals),
  });

const releaser = { by: ({ uid }: Principals) => signedIn(uid) };
const ofNothing = { ...releaser, more: (principals: Principals) => releaserOf(principals) };
const getOf =
  (rule: Kept) =>
  (principals: Principals): Request => ({ how: 'get', path: kept(principals)[rule] });
const listOf = (collection: string) => (): Request => ({ how: 'list', collection });
const READ = ['releaseHistory', 'reports'] as const;

/** No one can change or delete release records, not even a releaser of all remotes. */
function closedToReleasers(): Attack[] {
  const counterpart = asked(releaser, getOf('releasers'));
  const attack = { rule: CLOSING, counterpart };
  const erase =
    (rule: Kept) =>
    (principals: Principals): Request => ({
      how: 'commit',
      writes: [{ how: 'delete', path: kept(principals)[rule] }],
    });
  const change =
    (rule: Kept) =>
    (principals: Principals): Request => ({
      how: 'commit',
      writes: [{ how: 'update', path: kept(principals)[rule], data: { remotes: ['*'] } }],
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

/** A user without release permissions cannot read the release history. */
function readsByNobody(): Attack[] {
  return READ.flatMap((rule) => [
    {
      name: `a get of ${rule} by a releaser of nothing`,
      rule,
      op: 'get' as const,
      forged: asked(ofNothing, getOf(rule)),
      counterpart: asked(releaser, getOf(rule)),
    },
    {
      name: `a list of ${rule} by a releaser of nothing`,
      rule,
      op: 'list' as const,
      forged: asked(ofNothing, listOf(rule)),
      counterpart: asked(releaser, listOf(rule)),
    },
  ]);
}

export const closedReleases = (): Attack[] => [...closedToReleasers(), ...readsByNobody()];

export function readsByReleasers(): Allowance[] {
  const allowed = (
    rule: string,
    name: string,
    by: Omit<Reader, 'who'>,
    request: (principals: Principals) => Request,
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
