import { emailOf } from '../testing/accounts';
import { everybody } from './accounts';
import type { Act, Facts, Step } from './act';
import { confirmed, signedIn, type Cast } from './cast';

/** The token carries the address that the person signs in with. */
function byOf({ uid }: Cast, facts: Facts, { needsConfirmedEmail }: Partial<Act>) {
  const person = { ...signedIn(uid), email: String(facts['email'] ?? emailOf(uid)) };
  return needsConfirmedEmail ? confirmed(person) : person;
}

/** An act by the owner of what it writes: one write, or several in one commit. */
export function own(
  name: string,
  stepsOf: (cast: Cast, facts: Facts) => Step | Step[],
  more: Partial<Act> = {},
): Act {
  return {
    name,
    role: 'owner',
    perform: (cast, facts) => ({
      by: byOf(cast, facts, more),
      scene: everybody(cast, { email: 'before@fernhill.example' }),
      steps: [stepsOf(cast, facts)].flat(),
    }),
    ...more,
  };
}
