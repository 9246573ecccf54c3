import { everybody } from './accounts';
import type { Plan } from './attack';
import { signedIn, type Cast } from './cast';
import type { Request } from './rules-project';
import type { Data } from './wire';

export type Role = 'uid' | 'admin';
export const roles: readonly Role[] = ['uid', 'admin'];
export const title = { uid: 'the customer', admin: 'an admin' };

/** A request by the customer or by an admin, where both have an account. */
export function plan(
  role: Role,
  asked: (cast: Cast) => Request,
  stored: (cast: Cast) => object = () => ({}),
) {
  return (cast: Cast): Plan => ({
    by: signedIn(cast[role]),
    scene: { ...everybody(cast), ...stored(cast) },
    request: asked(cast),
  });
}

export const ownAccount = (role: Role) =>
  plan(role, (cast) => ({ how: 'get', path: `users/${cast[role]}` }));

export function writesTo(path: string, data: Data): Request {
  return { how: 'commit', writes: [{ how: 'set', path, data }] };
}
