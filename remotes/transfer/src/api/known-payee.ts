import { readDocument, textOf } from '@bank/data-access';
import type { Payee } from '@bank/domain';
import {
  doc,
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type Firestore,
} from '@bank/firebase/firestore';
import { payeeKey } from './payee-key';

/** A payee that the customer has paid or announced. */
export type KnownPayee = {
  since: Date;
  /** The holder's name at the last payment; '' after an announcement only. */
  name: string;
};

const COLLECTION = 'knownPayees';
const idOf = async (uid: string, payee: Payee) => `${uid}.${await payeeKey(payee)}`;

export async function knownPayeeReference(
  db: Firestore,
  uid: string,
  payee: Payee,
): Promise<DocumentReference> {
  return doc(db, COLLECTION, await idOf(uid, payee));
}

/** The name to store with a payment. Only bank accounts have a holder. */
export function nameOf(payee: Payee): string {
  return payee.method === 'Bank' ? payee.accountHolderName : payee.method;
}

function toKnownPayee(data: DocumentData): KnownPayee {
  const { since, name } = data;
  return {
    since: since instanceof Timestamp ? since.toDate() : new Date(),
    name: textOf(name),
  };
}

/** Reads a known payee; `null` if the customer has neither paid nor announced it. Throws `BankError`. */
export async function readKnownPayee(
  db: Firestore,
  uid: string,
  payee: Payee,
): Promise<KnownPayee | null> {
  const data = await readDocument({ db, collection: COLLECTION, id: await idOf(uid, payee) });
  return data ? toKnownPayee(data) : null;
}
