import accounts from '@bank/backend/demo-accounts.json' with { type: 'json' };
import { seed } from '@bank/backend/seed';
import { type LocalBank } from './local-bank';
import { LOOPBACK } from './ports';

const ROLES: Readonly<Record<string, string>> = {
  customer: 'a customer with a history',
  newCustomer: 'a new customer',
  admin: 'an administrator',
  releaser: 'may release every remote',
};

/** Writes the demo accounts into the running emulators; those that are there already stay as they are. */
export function seedDemoData({ projectId, ports }: LocalBank): Promise<void> {
  return seed({
    projectId,
    authHost: `${LOOPBACK}:${ports.auth}`,
    firestoreHost: `${LOOPBACK}:${ports.firestore}`,
  });
}

/** With whom one can sign in. */
export function demoAccountsTable(): string {
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return accounts
    .map(
      ({ role, email, password }) =>
        `  ${email.padEnd(width)}  ${password}  ${ROLES[role] ?? role}`,
    )
    .join('\n');
}
