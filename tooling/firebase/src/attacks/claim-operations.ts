import { onStored, type Operation } from './operation';
import { byAdmin } from './admin-operations';
import type { Principals } from './principals';
import { claimOf, claimedByAnother, claimedByOneself, expiredClaim, requestId } from './claims';
import { now, uidOf } from './value-generators';
import { storedRequests } from './request-operations';
import { NOW } from './rest-encoding';

/** The stored request with this status. */
export function requestIn(collection: string, principals: Principals, status: string) {
  const path = `${collection}/${requestId(collection, principals)}`;
  return { [path]: storedRequests[collection]?.(principals, status) ?? {} };
}

function claim(collection: string): Operation {
  const decided = (status: string) => ({
    state: (principals: Principals) => requestIn(collection, principals, status),
    by: 'claims',
  });
  return {
    name: `a claim in ${collection}`,
    role: 'admin',
    denied: {
      'after an approval': decided('approved'),
      'after a rejection': decided('rejected'),
      'of nothing': {
        state: (principals) => ({ [`${collection}/${requestId(collection, principals)}`]: null }),
        by: 'claims',
      },
      'while another admin is at it': { ...claimedByAnother(collection), by: 'claims' },
    },
    allowed: {
      'while oneself is at it': claimedByOneself(collection),
      'after another was at it': expiredClaim(collection),
    },
    perform(principals) {
      const step = {
        how: 'set' as const,
        path: claimOf(collection, principals),
        data: { by: principals.admin, at: NOW },
        shape: { by: uidOf('admin'), at: now },
      };
      const { fixtures, ...rest } = byAdmin(principals, {}, [step]);
      return {
        ...rest,
        fixtures: { ...fixtures, ...requestIn(collection, principals, 'pending') },
      };
    },
  };
}

/** How admins claim requests. */
export const claimOperations: readonly Operation[] = [
  ...['kycRequests', 'loans', 'disputes'].map(claim),
  onStored(claim('loans'), 'a claim that is kept', claimedByOneself('loans').state),
];
