import { emailOf } from '../testing/accounts';
import { allAccounts } from './accounts';
import type { Operation, CommonValues, Step } from './operation';
import { confirmed, signedIn, type Principals } from './principals';

/** The token contains the sign-in address. */
function principalOf(
  { uid }: Principals,
  commonValues: CommonValues,
  { needsConfirmedEmail }: Partial<Operation>,
) {
  const person = { ...signedIn(uid), email: String(commonValues['email'] ?? emailOf(uid)) };
  return needsConfirmedEmail ? confirmed(person) : person;
}

/** Creates an operation by the owner of the written documents, with one or more writes in one commit. */
export function own(
  name: string,
  stepsOf: (principals: Principals, commonValues: CommonValues) => Step | Step[],
  more: Partial<Operation> = {},
): Operation {
  return {
    name,
    role: 'owner',
    perform: (principals, commonValues) => ({
      by: principalOf(principals, commonValues, more),
      fixtures: allAccounts(principals, { email: 'before@fernhill.example' }),
      steps: [stepsOf(principals, commonValues)].flat(),
    }),
    ...more,
  };
}
