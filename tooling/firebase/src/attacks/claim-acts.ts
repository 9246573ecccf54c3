import { standingOn, type Act } from './act';
import { byAdmin } from './admin-acts';
import type { Cast } from './cast';
import { claimOf, heldByAnother, heldByOneself, lapsed, nameIn } from './claims';
import { now, uidOf } from './kinds';
import { storedRequests } from './request-acts';
import { NOW } from './wire';

/** The scene's request as it stands in that status. */
export function requestIn(collection: string, cast: Cast, status: string) {
  const path = `${collection}/${nameIn(collection, cast)}`;
  return { [path]: storedRequests[collection]?.(cast, status) ?? {} };
}

function claim(collection: string): Act {
  const decided = (status: string) => ({
    state: (cast: Cast) => requestIn(collection, cast, status),
    by: 'claims',
  });
  return {
    name: `a claim in ${collection}`,
    role: 'admin',
    denied: {
      'after an approval': decided('approved'),
      'after a rejection': decided('rejected'),
      'of nothing': {
        state: (cast) => ({ [`${collection}/${nameIn(collection, cast)}`]: null }),
        by: 'claims',
      },
      'while another admin is at it': { ...heldByAnother(collection), by: 'claims' },
    },
    allowed: {
      'while oneself is at it': heldByOneself(collection),
      'after another was at it': lapsed(collection),
    },
    perform(cast) {
      const step = {
        how: 'set' as const,
        path: claimOf(collection, cast),
        data: { by: cast.admin, at: NOW },
        shape: { by: uidOf('admin'), at: now },
      };
      const { scene, ...rest } = byAdmin(cast, {}, [step]);
      return { ...rest, scene: { ...scene, ...requestIn(collection, cast, 'pending') } };
    },
  };
}

/** How admins take requests in hand. */
export const claimActs: readonly Act[] = [
  ...['kycRequests', 'loans', 'disputes'].map(claim),
  standingOn(claim('loans'), 'a claim that is kept', heldByOneself('loans').state),
];
