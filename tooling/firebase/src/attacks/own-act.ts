import { emailOf } from '../testing/accounts';
import { everybody } from './accounts';
import type { Act, Facts, Step } from './act';
import { confirmed, signedIn, type Cast } from './cast';

/** The token carries the address that the person signs in with. */
function byOf({ uid }: Cast, facts: Facts, { needsConfirmedEmail }: Partial<Act>) {
  const person = { ...signedIn(uid), email: String(facts['email'] ?? emailOf(uid)) };
  return needsConfirmedEmail ? confirmed(person) : person;
}

/** An act of one write, by the owner of what it writes. */
export function own(
  name: string,
  stepOf: (cast: Cast, facts: Facts) => Step,
  more: Partial<Act> = {},
): Act {
  return {
    name,
    role: 'owner',
    perform: (cast, facts) => ({
      by: byOf(cast, facts, more),
      scene: everybody(cast, { email: 'before@fernhill.example' }),
      steps: [stepOf(cast, facts)],
    }),
    ...more,
  };
}
