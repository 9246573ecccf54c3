import { allAccounts } from './accounts';
import type { PlannedRequest } from './attack';
import { signedIn, type Principals } from './principals';
import type { Request } from './rules-project';
import type { Data } from './rest-encoding';

export type Role = 'uid' | 'admin';
export const roles: readonly Role[] = ['uid', 'admin'];
export const title = { uid: 'the customer', admin: 'an admin' };

/** Plans a request by the customer or by an admin, who both have an account. */
export function plan(
  role: Role,
  asked: (principals: Principals) => Request,
  stored: (principals: Principals) => object = () => ({}),
) {
  return (principals: Principals): PlannedRequest => ({
    by: signedIn(principals[role]),
    fixtures: { ...allAccounts(principals), ...stored(principals) },
    request: asked(principals),
  });
}

export const ownAccount = (role: Role) =>
  plan(role, (principals) => ({ how: 'get', path: `users/${principals[role]}` }));

export function writesTo(path: string, data: Data): Request {
  return { how: 'commit', writes: [{ how: 'set', path, data }] };
}
