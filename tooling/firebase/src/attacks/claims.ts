import type { Changes } from './act';
import type { Cast } from './cast';

/** The request of a case, in the collection that it is in. */
export function nameIn(collection: string, { uid, reference }: Cast): string {
  return collection === 'disputes' ? reference : uid;
}

export function claimOf(collection: string, cast: Cast): string {
  return `claims/${collection}.${nameIn(collection, cast)}`;
}

const MINUTE = 60_000;

/** Somebody has taken the request in hand, so many minutes ago; a scene that depends on when it is set. */
function held(collection: string, by: (cast: Cast) => string, minutes: number) {
  return {
    isTimed: true,
    state: (cast: Cast): Changes => ({
      [claimOf(collection, cast)]: { by: by(cast), at: new Date(Date.now() - minutes * MINUTE) },
    }),
  };
}

const another = ({ other }: Cast) => other;

export const heldByAnother = (collection: string) => held(collection, another, 14);
export const heldByOneself = (collection: string) => held(collection, ({ admin }) => admin, 14);
export const lapsed = (collection: string) => held(collection, another, 15.1);
