import { CLOSING } from '../testing/rule-blocks';
import { changedScene, type Act, type Changes } from './act';
import { credit } from './admin-acts';
import { inState, plain, type Allowance, type Attack, type Plan } from './attack';
import { FOUR_HOURS, signedIn, signedInAgo, type Cast } from './cast';
import { plan, roles, title, writesTo } from './plans';
import { proposalActs, releases, storedProposal } from './proposal-acts';
import { payout } from './review-acts';
import type { Person } from './rules-project';
import type { Value } from './wire';

/** One for all cases: those that need it are played one after the other. */
export const CREDIT_SETTINGS = 'settings/credits';

const limited =
  (settings: Readonly<Record<string, Value>>, more: (cast: Cast) => Changes = () => ({})) =>
  (cast: Cast): Changes => ({ [CREDIT_SETTINGS]: settings, ...more(cast) });

const proposedAs = (status: string) => (cast: Cast) => ({
  [`creditProposals/${cast.id}`]: storedProposal(cast, { status }),
});

const direct = [credit('send_money'), credit('send_loan'), payout];

/** Credits by one admin above the limit. */
export function pastLimits(): Attack[] {
  const states: readonly (readonly [string, (cast: Cast) => Changes])[] = [
    ['above the limit', limited({ limit: 49.99 })],
    ['while there is a setting without a limit', limited({})],
    ['while the limit is a text', limited({ limit: '100' })],
    ['while the limit is no amount', limited({ limit: 2_000_000_000 })],
    ['above the limit, as proposed', limited({ limit: 0 }, proposedAs('pending'))],
    ['above the limit, as released before', limited({ limit: 0 }, proposedAs('released'))],
  ];
  return direct.flatMap((act) =>
    states.map(([when, state]) => ({
      name: `${act.name} ${when}`,
      rule: 'transactions',
      forged: inState(act, state),
      neighbour: plain(act),
    })),
  );
}

/** The act by somebody else. */
const by =
  (act: Act, person: (cast: Cast) => Person) =>
  (cast: Cast): Plan => ({ ...plain(act)(cast), by: person(cast) });

const FIVE_MINUTES = 5 * 60;

/** A release by the admin who proposed it: everything else about it is right. */
const ofOwn =
  (act: Act) =>
  (cast: Cast): Plan => {
    const { by: admin, scene, steps } = act.perform(cast, { proposer: cast.admin });
    const mine = { [`creditProposals/${cast.id}`]: { proposedBy: cast.admin } };
    return {
      by: admin,
      scene: changedScene(scene, mine),
      request: { how: 'commit', writes: steps },
    };
  };

const getSettings = () => ({ how: 'get' as const, path: CREDIT_SETTINGS });
const readSettings = plan('admin', getSettings);

function settingsChecks(): Attack[] {
  const readers: Readonly<Record<string, (cast: Cast) => Person>> = {
    'a visitor': () => null,
    'a customer': ({ uid }) => signedIn(uid),
    'an admin of over four hours': ({ admin }) => signedInAgo(admin, FOUR_HOURS + 60),
  };
  return [
    ...Object.entries(readers).map(([who, person]) => ({
      name: `a get of the credit settings by ${who}`,
      rule: 'settings',
      op: 'get' as const,
      forged: (cast: Cast) => ({ ...readSettings(cast), by: person(cast) }),
      neighbour: readSettings,
    })),
    ...roles.map((role) => ({
      name: `a write to the credit settings by ${title[role]}`,
      rule: CLOSING,
      op: 'create' as const,
      forged: plan(role, () => writesTo(CREDIT_SETTINGS, { limit: 1_000_000_000 })),
      neighbour: readSettings,
    })),
  ];
}

/** Releases by one admin alone, or with a password of before; and the settings. */
export function forgedProposals(): Attack[] {
  return [
    ...releases.flatMap((act) => [
      {
        name: `${act.name} by the admin who proposed it`,
        rule: 'creditProposals',
        forged: ofOwn(act),
        neighbour: plain(act),
      },
      {
        name: `${act.name} over five minutes after the password`,
        rule: 'creditProposals',
        forged: by(act, ({ admin }) => signedInAgo(admin, FIVE_MINUTES + 10)),
        neighbour: plain(act),
      },
    ]),
    ...settingsChecks(),
  ];
}

export function allowedOfProposals(): Allowance[] {
  const late = releases.map((act) => ({
    name: `${act.name} soon after the password`,
    rules: ['creditProposals'],
    plan: by(act, ({ admin }) => signedInAgo(admin, FIVE_MINUTES - 60)),
  }));
  const others = proposalActs
    .filter((act) => !releases.includes(act))
    .map((act) => ({
      name: `${act.name} long after the password`,
      rules: ['creditProposals'],
      plan: by(act, ({ admin }) => signedInAgo(admin, FOUR_HOURS - 60)),
    }));
  return [
    ...late,
    ...others,
    { name: 'a get of the credit settings by an admin', rules: ['settings'], plan: readSettings },
  ];
}

/** Below the limit one admin is enough, and above it two. */
export function allowedOfLimits(): Allowance[] {
  return [
    ...direct.map((act) => ({
      name: `${act.name} up to the limit`,
      rules: ['transactions'],
      plan: inState(act, limited({ limit: act === payout ? 250.5 : 50 })),
    })),
    ...releases.map((act) => ({
      name: `${act.name} above the limit`,
      rules: ['transactions', 'creditProposals'],
      plan: inState(act, limited({ limit: 0.01 })),
    })),
  ];
}
