import { collectionsOf, type Operation } from './operation';
import { operationOf, asAllowed, type Attack } from './attack';
import { newPrincipals } from './principals';
import type { Data } from './rest-encoding';

// Anyone can sign up with another person's address, but only its owner can confirm it.

/** Token claims of users without a confirmed address. */
const UNCONFIRMED: Readonly<Record<string, Data>> = {
  'somebody whose address is not confirmed': { email_verified: false },
  'somebody of whose address the token says nothing': {},
  'somebody whose address is confirmed in words': { email_verified: 'true' },
  'somebody whose token confirms another thing': { emailVerified: true, phone_verified: true },
};

/** Blocks in such commits that do not require a confirmed address. */
const UNGUARDED = ['cooldowns', 'sessionCuts'];

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
