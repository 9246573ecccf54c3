import { CLOSING } from '../testing/rule-blocks';
import type { Allowance, Attack } from './attack';
import { signedIn, type Principals } from './principals';
import { gateChecks, guessReads } from './forge-guesses';
import { readables } from './forge-reads';
import { ownAccount, plan, roles, title, writesTo } from './planned-requests';
import type { Request } from './rules-project';

// Similar names, collections that other products have, and subcollections.
const ELSEWHERE = [
  ...['admins', 'accounts', 'balances', 'cards', 'codes', 'config', 'counters', 'deposits'],
  ...['emails', 'loan', 'logs', 'notifications', 'rates', 'roles', 'sessions', 'settings'],
  ...['transaction', 'Users', 'user', 'vatcodes', 'withdrawal'],
];
const below = ({ uid }: Principals) => [`users/${uid}/private`, `kycRequests/${uid}/images`];

/** Collections without rules are closed to all users. */
function unknownCollections(): Attack[] {
  const folders = [
    ...ELSEWHERE.map((name) => ({ name, folder: () => name })),
    ...[0, 1].map((index) => ({
      name: `a collection below ${['users', 'kycRequests'][index]}`,
      folder: (principals: Principals) => below(principals)[index] ?? '',
    })),
  ];
  return folders.flatMap(({ name, folder }, index) => {
    const role = roles[index % 2] ?? 'uid';
    const path = (principals: Principals) => `${folder(principals)}/${principals[role]}`;
    const attack = { rule: CLOSING, counterpart: ownAccount(role) };
    return [
      {
        ...attack,
        name: `a get in ${name} by ${title[role]}`,
        op: 'get' as const,
        forged: plan(role, (principals) => ({ how: 'get', path: path(principals) })),
      },
      {
        ...attack,
        name: `a write to ${name} by ${title[role]}`,
        op: 'create' as const,
        forged: plan(role, (principals) =>
          writesTo(path(principals), { uid: principals[role], isAdmin: true }),
        ),
      },
    ];
  });
}

/** No one can delete stored documents or change records. */
function erasures(): Attack[] {
  const kept = readables.filter(({ rule }) => rule !== 'claims' && rule !== 'pots');
  return kept.flatMap(({ rule, path, data }) =>
    roles.flatMap((role) => {
      const stored = (principals: Principals) => ({ [path(principals)]: data(principals) });
      const attack = { rule: CLOSING, counterpart: ownAccount(role) };
      const isRecord = [
        ...['transactions', 'withdrawals', 'auditLog', 'pastRequests', 'potMoves'],
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
            (principals) => ({
              how: 'commit',
              writes: [{ how: 'delete', path: path(principals) }],
            }),
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
                  (principals) => ({
                    how: 'commit',
                    writes: [{ ...change, path: path(principals) }],
                  }),
                  stored,
                ),
              },
            ]
          : []),
      ];
    }),
  );
}

const releaser = ({ uid }: Principals) => ({ [`releasers/${uid}`]: { remotes: ['savings'] } });
const asksReleaser = ({ uid }: Principals): Request => ({ how: 'get', path: `releasers/${uid}` });
const ownReleaser = plan('uid', asksReleaser, releaser);

/** `releasers` documents are readable by their owner and writable only in the console. */
function releaserChecks(): Attack[] {
  const releasers = { rule: 'releasers', counterpart: ownReleaser };
  const write = ({ uid }: Principals) => writesTo(`releasers/${uid}`, { remotes: ['*'] });
  return [
    {
      ...releasers,
      name: 'what another may release',
      op: 'get',
      forged: (principals) => ({ ...ownReleaser(principals), by: signedIn(principals.other) }),
    },
    {
      ...releasers,
      name: 'a releaser document, by a visitor',
      op: 'get',
      forged: (principals) => ({ ...ownReleaser(principals), by: null }),
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

/** Requests that no rule allows. */
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
