import { collectionsOf, type Operation } from './operation';
import { operationOf, asAllowed, type Attack } from './attack';
import { newPrincipals } from './principals';
import type { Data } from './rest-encoding';

// Anyone can sign up with another person's address, but only its owner can confirm it.

/** Token claims of users without a confirmed address. */
const UNCONFIRMED: Readonly<Record<string, Data>> = {
  'a user without a confirmed address': { email_verified: false },
  'a user whose token has no email_verified claim': {},
  'a user with a string as email_verified claim': { email_verified: 'true' },
  'a user whose token has similar claims only': { emailVerified: true, phone_verified: true },
};

/** Blocks in such commits that do not require a confirmed address. */
const UNGUARDED = ['cooldowns', 'sessionCuts', 'userSearch'];

/** Operations that need a confirmed address, by an owner without one. */
export function byUnconfirmed(operations: readonly Operation[]): Attack[] {
  const guarded = operations.filter(({ needsConfirmedEmail }) => needsConfirmedEmail);
  return guarded.flatMap((operation) =>
    collectionsOf(operation, newPrincipals())
      .filter((rule) => !UNGUARDED.includes(rule))
      .flatMap((rule) =>
        Object.entries(UNCONFIRMED).map(([who, claims]) => ({
          name: `${operation.name} by ${who}`,
          rule,
          ...operationOf(operation.perform(newPrincipals(), {})),
          forged: (principals) => {
            const plan = asAllowed(operation)(principals);
            const { email_verified: _, ...session } = plan.by?.claims ?? {};
            return { ...plan, by: plan.by && { ...plan.by, claims: { ...session, ...claims } } };
          },
          counterpart: asAllowed(operation),
        })),
      ),
  );
}
