import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  where,
} from 'firebase/firestore';
import { decisionOf, reviewOf } from './testing/admin-commits';
import { commit } from './testing/commit';
import { expectCommitDenied, expectDenied } from './testing/expect-denied';
import { putAdmin, putCustomer } from './testing/people';
import { disputeOf, kinds, kycOf, send, submit } from './testing/requests';
import { startRules, type RulesUnderTest } from './testing/rules-under-test';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

describe.each(kinds)('%s', (rule, requestOf) => {
  it('are read by their owner and by admins', async () => {
    const { uid, path } = await submit(rules, requestOf);
    const [other, admin] = [await putCustomer(rules), await putAdmin(rules)];
    await getDoc(doc(rules.as(uid), path));
    await getDoc(doc(rules.as(admin), path));
    await getDocs(query(collection(rules.as(admin), rule), where('status', '==', 'pending')));
    for (const database of [rules.as(other), rules.visitor()]) {
      await expectDenied(getDoc(doc(database, path)), { rule, op: 'get' });
      await expectDenied(getDocs(collection(database, rule)), { rule, op: 'list' });
    }
  });

  it('are created only by their owner, and never deleted', async () => {
    const [uid, other] = [await putCustomer(rules), await putCustomer(rules)];
    const request = requestOf(uid);
    const { path, data } = request;
    await expectDenied(setDoc(doc(rules.as(other), path), data(uid)), { rule, op: 'create' });
    await expectDenied(setDoc(doc(rules.visitor(), path), data(uid)), { rule, op: 'create' });
    await send(rules.as(uid), uid, request);
    for (const person of [uid, await putAdmin(rules)]) {
      await expectDenied(deleteDoc(doc(rules.as(person), path)), {
        rule: '{document=**}',
        op: 'delete',
      });
    }
  });

  it.each(['approved', 'rejected'])('are %s by an admin only once', async (status) => {
    const { uid, path } = await submit(rules, requestOf);
    const admin = await putAdmin(rules);
    await commit(rules.as(admin), decisionOf(admin, uid, path, status));
    expect(await rules.read(path)).toMatchObject({ status, reviewedBy: admin });
    await expectCommitDenied(rules, rule, async (at) => {
      const [again, by] = [await submit(at, requestOf), await putAdmin(at)];
      await commit(at.as(by), decisionOf(by, again.uid, again.path, status));
      return commit(at.as(by), reviewOf(by, again.uid, again.path, 'rejected'));
    });
  });

  it('are not decided by customers, or by the admin who submitted them', async () => {
    await expectCommitDenied(rules, rule, async (at) => {
      const { uid, path } = await submit(at, requestOf);
      return commit(at.as(uid), reviewOf(uid, uid, path));
    });
    await expectCommitDenied(rules, rule, async (at) => {
      const admin = await putAdmin(at);
      const request = requestOf(admin);
      await send(at.as(admin), admin, request);
      return commit(at.as(admin), reviewOf(admin, admin, request.path));
    });
  });
});

describe('a request is denied with', () => {
  it.each(kinds)('the status approved: %s', async (rule, requestOf) => {
    await expectCommitDenied(rules, rule, async (at) => {
      const uid = await putCustomer(at);
      return send(at.as(uid), uid, requestOf(uid), { status: 'approved' });
    });
    const uid = await putCustomer(rules);
    await send(rules.as(uid), uid, requestOf(uid));
  });

  it('a dispute id that is not a reference number', async () => {
    const uid = await putCustomer(rules);
    const data = { ...disputeOf().data(uid), referenceNumber: 'REF-short' };
    await expectDenied(setDoc(doc(rules.as(uid), 'disputes/REF-short'), data), {
      rule: 'disputes',
      op: 'create',
    });
  });
});

it('an identity request requires only the kind of document', async () => {
  const uid = await putCustomer(rules);
  const empty = { idNumber: '', idImageUrl: '', address: '', dob: '' };
  await setDoc(doc(rules.as(uid), `kycRequests/${uid}`), { ...kycOf(uid).data(uid), ...empty });
});
