import { afterAll, beforeAll, describe, it } from '@jest/globals';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  updateDoc,
  where,
} from 'firebase/firestore';
import {
  codeOf,
  creditOf,
  putAdminAndCustomer,
  reviewOf,
  settingOf,
} from './testing/admin-commits';
import { changed, commit, type Write } from './testing/commit';
import { expectCommitDenied, expectDenied } from './testing/expect-denied';
import { newUid, putAdmin, putCustomer } from './testing/people';
import { startRules, type RulesUnderTest } from './testing/rules-under-test';
import { putReadyCustomer, withdrawalOf } from './testing/withdrawal';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

describe.each([
  ['transactions', 'userId'],
  ['withdrawals', 'uid'],
])('%s', (name, field) => {
  it('are read by their owner and by admins', async () => {
    const { uid, id } = await putReadyCustomer(rules);
    await commit(rules.as(uid), withdrawalOf(uid, id));
    const [other, admin] = [await putCustomer(rules), await putAdmin(rules)];
    await getDoc(doc(rules.as(uid), `${name}/${id}`));
    await getDocs(query(collection(rules.as(uid), name), where(field, '==', uid)));
    await getDoc(doc(rules.as(admin), `${name}/${id}`));
    await getDocs(collection(rules.as(admin), name));
    for (const database of [rules.as(other), rules.visitor()]) {
      await expectDenied(getDoc(doc(database, `${name}/${id}`)), { rule: name, op: 'get' });
      await expectDenied(getDocs(query(collection(database, name), where(field, '==', uid))), {
        rule: name,
        op: 'list',
      });
    }
    await expectDenied(getDocs(collection(rules.as(uid), name)), { rule: name, op: 'list' });
  });

  it('let signed-in users check that an id does not exist', async () => {
    const missing = `${name}/${newUid('missing')}`;
    await getDoc(doc(rules.as(await putCustomer(rules)), missing));
    await expectDenied(getDoc(doc(rules.visitor(), missing)), { rule: name, op: 'get' });
  });

  it('are never changed or deleted', async () => {
    const { uid, id } = await putReadyCustomer(rules);
    await commit(rules.as(uid), withdrawalOf(uid, id));
    for (const person of [uid, await putAdmin(rules)]) {
      const record = doc(rules.as(person), `${name}/${id}`);
      await expectDenied(updateDoc(record, { amount: 1 }), { rule: '{document=**}', op: 'update' });
      await expectDenied(deleteDoc(record), { rule: '{document=**}', op: 'delete' });
    }
  });
});

describe('the audit log', () => {
  it('is read only by admins, and never changed or deleted', async () => {
    const { admin, uid } = await putAdminAndCustomer(rules);
    const writes = creditOf(admin, uid);
    await commit(rules.as(admin), writes);
    const path = writes.at(-1)?.path ?? '';
    await getDoc(doc(rules.as(admin), path));
    await getDocs(collection(rules.as(admin), 'auditLog'));
    for (const database of [rules.as(uid), rules.visitor()]) {
      await expectDenied(getDoc(doc(database, path)), { rule: 'auditLog', op: 'get' });
      await expectDenied(getDocs(collection(database, 'auditLog')), {
        rule: 'auditLog',
        op: 'list',
      });
    }
    await expectDenied(updateDoc(doc(rules.as(admin), path), { after: 1 }), {
      rule: '{document=**}',
      op: 'update',
    });
    await expectDenied(deleteDoc(doc(rules.as(admin), path)), {
      rule: '{document=**}',
      op: 'delete',
    });
  });

  const acts: [string, string, (by: string, uid: string) => Write[]][] = [
    ['a setting', 'users', (by, uid) => settingOf(by, uid, 'accountLevel', '2', '3')],
    ['a credit', 'users', (by, uid) => creditOf(by, uid)],
    ['a code', 'vatCodes', (by, uid) => codeOf(by, uid)],
    [
      'a review of an identity',
      'kycRequests',
      (by, uid) => reviewOf(by, uid, `kycRequests/${uid}`),
    ],
    ['a review of a loan', 'loans', (by, uid) => reviewOf(by, uid, `loans/${uid}`)],
    ['a review of a dispute', 'disputes', (by, uid) => reviewOf(by, uid, 'disputes/REF-AUDITTEST')],
  ];
  it.each(acts)(
    'denies an entry for %s that was not written in the same commit',
    async (_, target, writes) => {
      await expectCommitDenied(rules, 'auditLog', async (at) => {
        const { admin, uid } = await putAdminAndCustomer(at);
        return commit(
          at.as(admin),
          changed(writes(admin, uid), { [target]: null, transactions: null, vatAttempts: null }),
        );
      });
    },
  );

  it('denies an entry by a customer', async () => {
    await expectCommitDenied(rules, 'auditLog', async (at) => {
      const [uid, other] = [await putCustomer(at), await putCustomer(at)];
      return commit(at.as(other), settingOf(other, uid, 'accountLevel', '2', '3'));
    });
  });
});
