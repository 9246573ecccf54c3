import type { Changes } from './operation';
import type { Principals } from './principals';

/** The id of the case's request in a collection. */
export function requestId(collection: string, { uid, reference }: Principals): string {
  return collection === 'disputes' ? reference : uid;
}

export function claimOf(collection: string, principals: Principals): string {
  return `claims/${collection}.${requestId(collection, principals)}`;
}

const MINUTE = 60_000;

/** A claim that was made `minutes` ago; the fixtures depend on the current time. */
function claimed(collection: string, by: (principals: Principals) => string, minutes: number) {
  return {
    isTimed: true,
    state: (principals: Principals): Changes => ({
      [claimOf(collection, principals)]: {
        by: by(principals),
        at: new Date(Date.now() - minutes * MINUTE),
      },
    }),
  };
}

const another = ({ other }: Principals) => other;

export const claimedByAnother = (collection: string) => claimed(collection, another, 14);
export const claimedByOneself = (collection: string) =>
  claimed(collection, ({ admin }) => admin, 14);
export const expiredClaim = (collection: string) => claimed(collection, another, 15.1);
