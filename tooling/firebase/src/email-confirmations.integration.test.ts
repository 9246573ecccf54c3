import { afterAll, beforeAll, describe, it } from '@jest/globals';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  type Firestore,
} from 'firebase/firestore';
import { emailOf } from './testing/accounts';
import { expectDenied } from './testing/expect-denied';
import { putAdmin, putCustomer } from './testing/people';
import { startRules, type RulesUnderTest } from './testing/rules-under-test';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

const denied = (op: 'get' | 'list' | 'create' | 'update') =>
  ({ rule: 'emailConfirmations', op }) as const;
const pathOf = (uid: string) => `emailConfirmations/${uid}`;
const confirmation = (uid: string) => ({ email: emailOf(uid), at: serverTimestamp() });
const record = (database: Firestore, uid: string) =>
  setDoc(doc(database, pathOf(uid)), confirmation(uid));

describe('an email confirmation', () => {
  it('is created by its owner, with a token whose email is verified', async () => {
    const [uid, other] = [await putCustomer(rules), await putCustomer(rules)];
    await expectDenied(record(rules.as(uid), uid), denied('create'));
    await expectDenied(record(rules.asConfirmed(other), uid), denied('create'));
    await expectDenied(record(rules.visitor(), uid), denied('create'));
    await record(rules.asConfirmed(uid), uid);
  });

  it('is replaced when its owner confirms another address, and never deleted', async () => {
    const uid = await putCustomer(rules);
    await rules.put(pathOf(uid), { email: 'before@fernhill.example', at: new Date(0) });
    const admin = rules.asConfirmed(await putAdmin(rules));
    await expectDenied(record(rules.as(uid), uid), denied('update'));
    await expectDenied(record(admin, uid), denied('update'));
    await record(rules.asConfirmed(uid), uid);
    const closing = { rule: '{document=**}', op: 'delete' } as const;
    await expectDenied(deleteDoc(doc(rules.asConfirmed(uid), pathOf(uid))), closing);
  });

  it('is read by its owner and by admins, and listed only by admins', async () => {
    const [uid, other] = [await putCustomer(rules), await putCustomer(rules)];
    const admin = rules.as(await putAdmin(rules));
    await rules.put(pathOf(uid), { email: emailOf(uid), at: new Date(0) });
    await expectDenied(getDoc(doc(rules.asConfirmed(other), pathOf(uid))), denied('get'));
    await expectDenied(getDoc(doc(rules.visitor(), pathOf(uid))), denied('get'));
    await getDoc(doc(rules.as(uid), pathOf(uid)));
    await getDoc(doc(admin, pathOf(uid)));
    const listOf = (database: Firestore) => getDocs(collection(database, 'emailConfirmations'));
    await expectDenied(listOf(rules.asConfirmed(uid)), denied('list'));
    await expectDenied(listOf(rules.visitor()), denied('list'));
    await listOf(admin);
  });
});
