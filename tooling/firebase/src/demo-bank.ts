import { newUser } from '@bank/domain';
import { demoCustomers } from './demo-bank/customers';
import { queuesOf } from './demo-bank/queues';
import { yearOf } from './demo-bank/year';
import { hasDocument, putDocuments, type Document, type Emulators } from './seed/emulators';
import { admin } from './seed/people';

/** Firestore allows 500 writes per commit. */
const WRITES_PER_COMMIT = 500;

/** Proposes credits that the demo administrator can release. */
const colleague = {
  uid: 'demo-colleague',
  username: 'Jonas Brandt',
  email: 'jonas@fernhill.example',
  country: 'EUR',
  number: '+353 1 555 0188',
};

/** All documents of the demo bank: sixty customers, one year, and the queues of the administration. */
export function demoBank(now: Date): Document[] {
  const admins = [admin.uid, colleague.uid];
  return [
    ...demoCustomers.flatMap((customer) => [
      ...yearOf(customer, admins, now),
      ...queuesOf(customer, admins, now),
    ]),
    // Written last: a failed run is repeated completely.
    { path: `users/${colleague.uid}`, fields: { ...newUser(colleague), isAdmin: true } },
  ];
}

/**
 * Adds the customers of the demo bank, who have no sign-ins. Does nothing if they are there, so it may run at
 * every start. Throws if the emulator does not answer.
 */
export async function seedDemoBank(
  emulators: Pick<Emulators, 'projectId' | 'firestoreHost'>,
  now = new Date(),
): Promise<void> {
  if (await hasDocument(emulators, `users/${colleague.uid}`)) return;
  const documents = demoBank(now);
  const portions = [];
  for (let at = 0; at < documents.length; at += WRITES_PER_COMMIT)
    portions.push(documents.slice(at, at + WRITES_PER_COMMIT));
  const last = portions.pop() ?? [];
  await Promise.all(portions.map((portion) => putDocuments(emulators, portion)));
  await putDocuments(emulators, last);
}
