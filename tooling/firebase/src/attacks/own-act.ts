import { emailOf } from '../testing/accounts';
import { everybody } from './accounts';
import type { Act, Facts, Step } from './act';
import { signedIn, type Cast } from './cast';

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
      // The token carries the address that the sign-in provider has proved.
      by: { ...signedIn(cast.uid), email: String(facts['email'] ?? emailOf(cast.uid)) },
      scene: everybody(cast, { email: 'before@fernhill.example' }),
      steps: [stepOf(cast, facts)],
    }),
    ...more,
  };
}
