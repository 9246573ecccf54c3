import {
  createAccount,
  type Document,
  emailConfirmationDocuments,
  type Emulators,
  putDocuments,
  searchDocument,
} from '@bank/backend/emulators';
import { newUser } from '@bank/domain';
import { CREDIT_LIMIT } from '../bank/snapshot';

export type Person = { uid: string; email: string; password: string };
export type People = { customers: readonly Person[]; administrators: readonly Person[] };

const CODE = { first: 1000, count: 9000 };
/** The Auth emulator hashes passwords in one thread. */
const BATCH = 25;

/** The code that an administrator has issued to the customer with this number. */
export const codeOf = (index: number) => CODE.first + (index % CODE.count);

export const personOf = (uid: string): Person => ({
  uid,
  email: `${uid}@fernhill.example`,
  password: 'correct-horse',
});

/**
 * Creates users with a sign-in. Customers have no money: each cent comes from a credit, so that the ledger adds up
 * to the balance.
 */
export async function createPeople(emulators: Emulators, customers: number): Promise<People> {
  const named = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => personOf(`load-${name}-${index}`));
  const people = {
    customers: named('customer', customers),
    administrators: named('administrator', 2),
  };
  const documents = [
    ...people.administrators.map((person) => documentsOf(person, { isAdmin: true })),
    ...people.customers.map((person, index) => [
      ...documentsOf(person, { accountLevel: 2, transactionEnabled: true }),
      { path: `vatCodes/${person.uid}`, fields: { vatCode: codeOf(index) } },
      { path: `vatAttempts/${person.uid}`, fields: { n: 0 } },
    ]),
  ];
  const accounts = [...people.administrators, ...people.customers];
  for (let from = 0; from < accounts.length; from += BATCH) {
    const batch = accounts.slice(from, from + BATCH);
    await Promise.all(
      batch.map((person) =>
        createAccount(emulators, { ...person, username: person.uid, isConfirmed: true }),
      ),
    );
    await putDocuments(emulators, documents.slice(from, from + BATCH).flat());
  }
  const limit = { limit: CREDIT_LIMIT / 100 };
  await putDocuments(emulators, [{ path: 'settings/credits', fields: limit }]);
  return people;
}

function documentsOf({ uid, email }: Person, fields: Document['fields']): Document[] {
  const signUp = { uid, email, username: uid, country: 'EUR', number: '+353 1 555 0100' };
  return [
    { path: `users/${uid}`, fields: { ...newUser(signUp), ...fields } },
    searchDocument(signUp),
    ...emailConfirmationDocuments({ ...signUp, isConfirmed: true }, new Date()),
  ];
}
