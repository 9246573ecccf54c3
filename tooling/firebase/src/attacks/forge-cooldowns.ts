import { CLOSING } from '../testing/rule-blocks';
import type { Allowance, Attack } from './attack';
import { signedIn, type Principals } from './principals';
import { plan, roles, title } from './planned-requests';
import type { Request } from './rules-project';

const stored = ({ uid }: Principals) => ({ [`cooldowns/${uid}`]: { renameAt: new Date(0) } });
const asked = ({ uid }: Principals): Request => ({ how: 'get', path: `cooldowns/${uid}` });
const ownGet = plan('uid', asked, stored);

/** Cooldowns are readable by their owner only, and cannot be deleted. */
export function forgedCooldowns(): Attack[] {
  const strangers = {
    'another customer': ({ other }: Principals) => signedIn(other),
    'an admin': ({ admin }: Principals) => signedIn(admin),
    'a visitor': () => null,
  };
  return [
    ...Object.entries(strangers).map(([who, person]) => ({
      name: `a get of cooldowns by ${who}`,
      rule: 'cooldowns',
      op: 'get' as const,
      forged: (principals: Principals) => ({ ...ownGet(principals), by: person(principals) }),
      counterpart: ownGet,
    })),
    ...roles.map((role) => ({
      name: `a list of cooldowns by ${title[role]}`,
      rule: CLOSING,
      op: 'list' as const,
      forged: plan(role, () => ({ how: 'list', collection: 'cooldowns' }), stored),
      counterpart: ownGet,
    })),
    ...roles.map((role) => ({
      name: `a deletion in cooldowns by ${title[role]}`,
      rule: CLOSING,
      op: 'delete' as const,
      forged: plan(
        role,
        ({ uid }) => ({ how: 'commit', writes: [{ how: 'delete', path: `cooldowns/${uid}` }] }),
        stored,
      ),
      counterpart: ownGet,
    })),
  ];
}

export const ownCooldown: Allowance = {
  name: 'a get of one\u2019s own cooldown',
  rules: ['cooldowns'],
  plan: ownGet,
};
