import { afterAll, beforeAll, describe, it } from '@jest/globals';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';
import { expectDenied } from './testing/expect-denied';
import { putAdmin, putCustomer } from './testing/people';
import { startRules, type RulesUnderTest } from './testing/rules-under-test';
import { PAYEES } from './testing/withdrawal';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

type Method = keyof typeof PAYEES;

function payeeOf(uid: string, method: Method = 'Bank'): DocumentData {
  return {
    ...{ uid, name: 'The landlord', method, savedAt: serverTimestamp() },
    ...PAYEES[method].paid,
  };
}

const save = (database: Firestore, id: string, data: DocumentData) =>
  setDoc(doc(database, `payees/${id}`), data);

async function putPayee(): Promise<{ uid: string; path: string }> {
  const uid = await putCustomer(rules);
  const path = `payees/${uid}.0`;
  await rules.put(path, { ...payeeOf(uid), savedAt: new Date(0) });
  return { uid, path };
}

describe('a saved payee', () => {
  it.each(['Bank', 'PayPal', 'CashApp', 'Cryptocurrency'] as const)(
    'with method %s is saved only by its owner',
    async (method) => {
      const [uid, other] = [await putCustomer(rules), await putCustomer(rules)];
      const denied = { rule: 'payees', op: 'create' } as const;
      const data = payeeOf(uid, method);
      await expectDenied(save(rules.asConfirmed(other), `${uid}.0`, data), denied);
      await expectDenied(save(rules.visitor(), `${uid}.0`, data), denied);
      await expectDenied(save(rules.asConfirmed(uid), `${uid}.0`, { ...data, note: 'x' }), denied);
      await save(rules.asConfirmed(uid), `${uid}.0`, data);
    },
  );

  it.each(['ada@wallet.example', '$ada', '$AdaLovelace1815'])(
    'with method CashApp may have the address %s',
    async (email) => {
      const uid = await putCustomer(rules);
      await save(rules.asConfirmed(uid), `${uid}.0`, { ...payeeOf(uid, 'CashApp'), email });
    },
  );

  it.each(['$', 'ada', '$ada lovelace', `$${'a'.repeat(21)}`, '€ada'])(
    'with method CashApp is denied with %j, and with method PayPal with a cashtag',
    async (email) => {
      const uid = await putCustomer(rules);
      const denied = { rule: 'payees', op: 'create' } as const;
      await expectDenied(
        save(rules.asConfirmed(uid), `${uid}.0`, { ...payeeOf(uid, 'CashApp'), email }),
        denied,
      );
      await expectDenied(
        save(rules.asConfirmed(uid), `${uid}.0`, { ...payeeOf(uid, 'PayPal'), email: '$ada' }),
        denied,
      );
    },
  );

  it('is saved only by a user with a confirmed address', async () => {
    const uid = await putCustomer(rules);
    const denied = { rule: 'payees', op: 'create' } as const;
    await expectDenied(save(rules.as(uid), `${uid}.0`, payeeOf(uid)), denied);
    await expectDenied(save(rules.as(uid), `${uid}.1`, payeeOf(uid, 'PayPal')), denied);
    await save(rules.asConfirmed(uid), `${uid}.0`, payeeOf(uid));
  });

  it('is one of at most twenty', async () => {
    const uid = await putCustomer(rules);
    const denied = { rule: 'payees', op: 'create' } as const;
    for (const slot of ['0', '9', '10', '19'])
      await save(rules.asConfirmed(uid), `${uid}.${slot}`, payeeOf(uid));
    for (const slot of ['20', '99', '00', 'x', ''])
      await expectDenied(save(rules.asConfirmed(uid), `${uid}.${slot}`, payeeOf(uid)), denied);
  });

  it('never replaces another payee', async () => {
    const { uid } = await putPayee();
    const denied = { rule: 'payees', op: 'update' } as const;
    await expectDenied(save(rules.asConfirmed(uid), `${uid}.0`, payeeOf(uid, 'PayPal')), denied);
  });

  it('is renamed only by its owner, and no other field changes', async () => {
    const { uid, path } = await putPayee();
    const other = await putCustomer(rules);
    const denied = { rule: 'payees', op: 'update' } as const;
    await expectDenied(updateDoc(doc(rules.as(other), path), { name: 'Mine' }), denied);
    for (const change of [{ accountNumber: '666' }, { name: ' ' }, { name: 'x'.repeat(61) }])
      await expectDenied(updateDoc(doc(rules.as(uid), path), change), denied);
    await updateDoc(doc(rules.as(uid), path), { name: 'The old landlord' });
  });

  it('is listed only by its owner, not by admins', async () => {
    const { uid, path } = await putPayee();
    const listOf = (database: Firestore) =>
      getDocs(query(collection(database, 'payees'), where('uid', '==', uid)));
    const denied = { rule: 'payees', op: 'list' } as const;
    const admin = rules.as(await putAdmin(rules));
    await expectDenied(listOf(rules.as(await putCustomer(rules))), denied);
    await expectDenied(listOf(admin), denied);
    await expectDenied(getDocs(collection(rules.as(uid), 'payees')), denied);
    await expectDenied(getDoc(doc(admin, path)), { rule: '{document=**}', op: 'get' });
    await listOf(rules.as(uid));
  });

  it('is deleted only by its owner', async () => {
    const { uid, path } = await putPayee();
    const denied = { rule: 'payees', op: 'delete' } as const;
    await expectDenied(deleteDoc(doc(rules.as(await putCustomer(rules)), path)), denied);
    await expectDenied(deleteDoc(doc(rules.as(await putAdmin(rules)), path)), denied);
    await deleteDoc(doc(rules.as(uid), path));
  });
});
