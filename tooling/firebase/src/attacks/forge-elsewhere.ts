import { CLOSING } from '../testing/rule-blocks';
import type { Allowance, Attack } from './attack';
import { signedIn, type Cast } from './cast';
import { gateChecks, guessReads } from './forge-guesses';
import { readables } from './forge-reads';
import { ownAccount, plan, roles, title, writesTo } from './plans';
import type { Request } from './rules-project';

// Neighbours in name, places that other products have, and documents below those that there are.
const ELSEWHERE = [
  ...['admins', 'accounts', 'balances', 'cards', 'codes', 'config', 'counters', 'deposits'],
  ...['emails', 'loan', 'logs', 'notifications', 'rates', 'roles', 'sessions', 'settings'],
  ...['transaction', 'Users', 'user', 'vatcodes', 'withdrawal'],
];
const below = ({ uid }: Cast) => [`users/${uid}/private`, `kycRequests/${uid}/images`];

/** Collections that do not exist are closed to everybody. */
function unknownCollections(): Attack[] {
  const folders = [
    ...ELSEWHERE.map((name) => ({ name, folder: () => name })),
    ...[0, 1].map((index) => ({
      name: `a collection below ${['users', 'kycRequests'][index]}`,
      folder: (cast: Cast) => below(cast)[index] ?? '',
    })),
  ];
  return folders.flatMap(({ name, folder }, index) => {
    const role = roles[index % 2] ?? 'uid';
    const path = (cast: Cast) => `${folder(cast)}/${cast[role]}`;
    const attack = { rule: CLOSING, neighbour: ownAccount(role) };
    return [
      {
        ...attack,
        name: `a get in ${name} by ${title[role]}`,
        op: 'get' as const,
        forged: plan(role, (cast) => ({ how: 'get', path: path(cast) })),
      },
      {
        ...attack,
        name: `a write to ${name} by ${title[role]}`,
        op: 'create' as const,
        forged: plan(role, (cast) => writesTo(path(cast), { uid: cast[role], isAdmin: true })),
      },
    ];
  });
}

/** Nobody deletes anything that is kept, and nobody changes a record. */
function erasures(): Attack[] {
  const kept = readables.filter(({ rule }) => rule !== 'claims');
  return kept.flatMap(({ rule, path, data }) =>
    roles.flatMap((role) => {
      const stored = (cast: Cast) => ({ [path(cast)]: data(cast) });
      const attack = { rule: CLOSING, neighbour: ownAccount(role) };
      const isRecord = [
        ...['transactions', 'withdrawals', 'auditLog', 'pastRequests'],
        ...['releaseHistory', 'reports'],
      ].includes(rule);
      const change = { how: 'update' as const, data: { amount: 1 } };
      return [
        {
          ...attack,
          name: `a deletion in ${rule} by ${title[role]}`,
          op: 'delete' as const,
          forged: plan(
            role,
            (cast) => ({ how: 'commit', writes: [{ how: 'delete', path: path(cast) }] }),
            stored,
          ),
        },
        ...(isRecord
          ? [
              {
                ...attack,
                name: `a change in ${rule} by ${title[role]}`,
                op: 'update' as const,
                forged: plan(
                  role,
                  (cast) => ({ how: 'commit', writes: [{ ...change, path: path(cast) }] }),
                  stored,
                ),
              },
            ]
          : []),
      ];
    }),
  );
}

const releaser = ({ uid }: Cast) => ({ [`releasers/${uid}`]: { remotes: ['savings'] } });
const asksReleaser = ({ uid }: Cast): Request => ({ how: 'get', path: `releasers/${uid}` });
const ownReleaser = plan('uid', asksReleaser, releaser);

/** Which remotes an account may release is read by its owner, and written by the console alone. */
function releaserChecks(): Attack[] {
  const releasers = { rule: 'releasers', neighbour: ownReleaser };
  const write = ({ uid }: Cast) => writesTo(`releasers/${uid}`, { remotes: ['*'] });
  return [
    {
      ...releasers,
      name: 'what another may release',
      op: 'get',
      forged: (cast) => ({ ...ownReleaser(cast), by: signedIn(cast.other) }),
    },
    {
      ...releasers,
      name: 'what somebody may release, by a visitor',
      op: 'get',
      forged: (cast) => ({ ...ownReleaser(cast), by: null }),
    },
    ...roles.map((role) => ({
      ...releasers,
      rule: CLOSING,
      name: `a releaser made by ${title[role]}`,
      op: 'create' as const,
      forged: plan(role, write),
    })),
  ];
}

/** What no rule opens. */
export function closedToAll(): Attack[] {
  return [
    ...unknownCollections(),
    ...erasures(),
    ...guessReads(),
    ...gateChecks(),
    ...releaserChecks(),
  ];
}

export const ownReleases: Allowance = {
  name: 'what one may release oneself',
  rules: ['releasers'],
  plan: ownReleaser,
};
