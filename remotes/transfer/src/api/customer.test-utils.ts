import { toCents, type Payee } from '@bank/domain';
import { doc, type DocumentData, type Firestore } from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  getDoc,
  setDoc,
  withAdminAccess,
} from '@bank/testing/emulators';
import type { WithdrawalRequest } from './check-withdrawal';

/** The VAT code of every customer of `aCustomer`. */
export const CODE = 4321;

export const payee = {
  method: 'Bank' as const,
  accountNumber: 'DE89 3704',
  bankName: 'Harbour Bank',
  accountHolderName: 'Bo Lind',
} satisfies Payee;
export const request: WithdrawalRequest = { amount: toCents(100), payee };

/** A customer with 1,000, level 2, transactions enabled and a code issued. */
export async function aCustomer() {
  const person = await createTestUser({
    accountBalance: 1000,
    accountLevel: '2',
    transactionEnabled: true,
  });
  const { uid } = person;
  await putAsAdmin(`vatCodes/${uid}`, { vatCode: CODE });
  await putAsAdmin(`vatAttempts/${uid}`, { n: 0 });
  return { uid, db: await databaseAs(person) };
}

export const putAsAdmin = (path: string, data: DocumentData) =>
  withAdminAccess((db) => setDoc(doc(db, path), data));

export async function read(db: Firestore, path: string): Promise<DocumentData | undefined> {
  return (await getDoc(doc(db, path))).data();
}
