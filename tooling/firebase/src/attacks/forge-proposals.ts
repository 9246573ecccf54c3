import { CLOSING } from '../testing/rule-blocks';
import { changedFixtures, type Operation, type Changes } from './operation';
import { credit } from './admin-operations';
import { withState, asAllowed, type Allowance, type Attack, type PlannedRequest } from './attack';
import { FOUR_HOURS, signedIn, signedInAgo, type Principals } from './principals';
import { plan, roles, title, writesTo } from './planned-requests';
import { proposalOperations, releases, storedProposal } from './proposal-operations';
import { payout } from './review-operations';
import type { Person } from './rules-project';
import type { Value } from './rest-encoding';

/** A shared document: cases that use it run sequentially. */
export const CREDIT_SETTINGS = 'settings/credits';

const limited =
  (
    settings: Readonly<Record<string, Value>>,
    more: (principals: Principals) => Changes = () => ({}),
  ) =>
  (principals: Principals): Changes => ({ [CREDIT_SETTINGS]: settings, ...more(principals) });

const proposedAs = (status: string) => (principals: Principals) => ({
  [`creditProposals/${principals.id}`]: storedProposal(principals, { status }),
});

const direct = [credit('send_money'), credit('send_loan'), payout];

/** Credits by one admin above the limit. */
export function pastLimits(): Attack[] {
  const states: readonly (readonly [string, (principals: Principals) => Changes])[] = [
    ['above the limit', limited({ limit: 49.99 })],
    ['while there is a setting without a limit', limited({})],
    ['while the limit is a text', limited({ limit: '100' })],
    ['while the limit is no amount', limited({ limit: 2_000_000_000 })],
    ['above the limit, as proposed', limited({ limit: 0 }, proposedAs('pending'))],
    ['above the limit, as released before', limited({ limit: 0 }, proposedAs('released'))],
  ];
  return direct.flatMap((operation) =>
    states.map(([when, state]) => ({
      name: `${operation.name} ${when}`,
      rule: 'transactions',
      forged: withState(operation, state),
      counterpart: asAllowed(operation),
    })),
  );
}

/** The operation by another admin. */
const by =
  (operation: Operation, person: (principals: Principals) => Person) =>
  (principals: Principals): PlannedRequest => ({
    ...asAllowed(operation)(principals),
    by: person(principals),
  });

const FIVE_MINUTES = 5 * 60;

/** A release by the admin who proposed the credit; everything else is valid. */
const ofOwn =
  (operation: Operation) =>
  (principals: Principals): PlannedRequest => {
    const {
      by: admin,
      fixtures,
      steps,
    } = operation.perform(principals, { proposer: principals.admin });
    const mine = { [`creditProposals/${principals.id}`]: { proposedBy: principals.admin } };
    return {
      by: admin,
      fixtures: changedFixtures(fixtures, mine),
      request: { how: 'commit', writes: steps },
    };
  };

const getSettings = () => ({ how: 'get' as const, path: CREDIT_SETTINGS });
const readSettings = plan('admin', getSettings);

function settingsChecks(): Attack[] {
  const readers: Readonly<Record<string, (principals: Principals) => Person>> = {
    'a visitor': () => null,
    'a customer': ({ uid }) => signedIn(uid),
    'an admin of over four hours': ({ admin }) => signedInAgo(admin, FOUR_HOURS + 60),
  };
  return [
    ...Object.entries(readers).map(([who, person]) => ({
      name: `a get of the credit settings by ${who}`,
      rule: 'settings',
      op: 'get' as const,
      forged: (principals: Principals) => ({ ...readSettings(principals), by: person(principals) }),
      counterpart: readSettings,
    })),
    ...roles.map((role) => ({
      name: `a write to the credit settings by ${title[role]}`,
      rule: CLOSING,
      op: 'create' as const,
      forged: plan(role, () => writesTo(CREDIT_SETTINGS, { limit: 1_000_000_000 })),
      counterpart: readSettings,
    })),
  ];
}

/** Releases by a single admin or without a recent sign-in, and writes to the settings. */
export function forgedProposals(): Attack[] {
  return [
    ...releases.flatMap((operation) => [
      {
        name: `${operation.name} by the admin who proposed it`,
        rule: 'creditProposals',
        forged: ofOwn(operation),
        counterpart: asAllowed(operation),
      },
      {
        name: `${operation.name} over five minutes after the password`,
        rule: 'creditProposals',
        forged: by(operation, ({ admin }) => signedInAgo(admin, FIVE_MINUTES + 10)),
        counterpart: asAllowed(operation),
      },
    ]),
    ...settingsChecks(),
  ];
}

export function allowedOfProposals(): Allowance[] {
  const late = releases.map((operation) => ({
    name: `${operation.name} soon after the password`,
    rules: ['creditProposals'],
    plan: by(operation, ({ admin }) => signedInAgo(admin, FIVE_MINUTES - 60)),
  }));
  const others = proposalOperations
    .filter((operation) => !releases.includes(operation))
    .map((operation) => ({
      name: `${operation.name} long after the password`,
      rules: ['creditProposals'],
      plan: by(operation, ({ admin }) => signedInAgo(admin, FOUR_HOURS - 60)),
    }));
  return [
    ...late,
    ...others,
    { name: 'a get of the credit settings by an admin', rules: ['settings'], plan: readSettings },
  ];
}

/** A credit below the limit needs one admin, above it two. */
export function allowedOfLimits(): Allowance[] {
  return [
    ...direct.map((operation) => ({
      name: `${operation.name} up to the limit`,
      rules: ['transactions'],
      plan: withState(operation, limited({ limit: operation === payout ? 250.5 : 50 })),
    })),
    ...releases.map((operation) => ({
      name: `${operation.name} above the limit`,
      rules: ['transactions', 'creditProposals'],
      plan: withState(operation, limited({ limit: 0.01 })),
    })),
  ];
}
