import accounts from '@bank/backend/demo-accounts.json' with { type: 'json' };
import { seedDemoBank } from '@bank/backend/demo-bank';
import { seed } from '@bank/backend/seed';
import { type LocalBank } from './local-bank';
import { LOOPBACK } from './ports';

const ROLES: Readonly<Record<string, string>> = {
  customer: 'a customer with a history',
  newCustomer: 'a new customer',
  admin: 'an administrator',
  releaser: 'may release every remote',
};

/** Writes the demo accounts into the running emulators; existing accounts stay unchanged. */
export function seedDemoData({ projectId, ports }: LocalBank): Promise<void> {
  return seed({
    projectId,
    authHost: `${LOOPBACK}:${ports.auth}`,
    firestoreHost: `${LOOPBACK}:${ports.firestore}`,
  });
}

/** Adds the demo bank's customers of one year, for the charts and queues of the administration. */
export function seedDemoCustomers({ projectId, ports }: LocalBank): Promise<void> {
  return seedDemoBank({ projectId, firestoreHost: `${LOOPBACK}:${ports.firestore}` });
}

/** The demo accounts and their password, as a table for the terminal. */
export function demoAccountsTable(): string {
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return accounts
    .map(
      ({ role, email, password }) =>
        `  ${email.padEnd(width)}  ${password}  ${ROLES[role] ?? role}`,
    )
    .join('\n');
}
