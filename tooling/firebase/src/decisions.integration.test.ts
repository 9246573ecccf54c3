import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { creditOf, decisionOf, reviewOf, settingOf } from './testing/admin-commits';
import { commit } from './testing/commit';
import { expectCommitDenied, expectDenied } from './testing/expect-denied';
import { putAdmin, putCustomer } from './testing/people';
import {
  disputeOf,
  keptOf,
  kinds,
  kycOf,
  loanOf,
  send,
  submit,
  type Request,
} from './testing/requests';
import { startRules, type RulesUnderTest } from './testing/rules-under-test';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

describe('submitting a request again', () => {
  async function again(at: RulesUnderTest, requestOf: (uid: string) => Request, status: string) {
    const { uid, path } = await submit(at, requestOf);
    const admin = await putAdmin(at);
    await commit(at.as(admin), decisionOf(admin, uid, path, status));
    await commit(at.as(uid), [
      { how: 'set', path, data: requestOf(uid).data(uid) },
      await keptOf(at, uid, path),
    ]);
    return path;
  }

  const allowed: [string, (uid: string) => Request, string][] = [
    ['kycRequests', kycOf, 'rejected'],
    ['loans', loanOf, 'approved'],
    ['loans', loanOf, 'rejected'],
  ];
  it.each(allowed)('in %s (%#) is allowed after a decision', async (_, requestOf, status) => {
    const path = await again(rules, requestOf, status);
    expect(await rules.read(path)).not.toHaveProperty('reviewedBy');
  });

  it('in kycRequests is denied after an approval', async () => {
    await expectCommitDenied(rules, 'kycRequests', (at) => again(at, kycOf, 'approved'));
  });

  it.each(kinds)('in %s is denied while it is pending', async (rule, requestOf) => {
    const { uid, path } = await submit(rules, requestOf);
    const again = setDoc(doc(rules.as(uid), path), requestOf(uid).data(uid));
    await expectDenied(again, { rule, op: 'update' });
  });

  it('in disputes is never allowed', async () => {
    const uid = await putCustomer(rules);
    const { path, data } = disputeOf();
    await send(rules.as(uid), uid, { path, data });
    const admin = await putAdmin(rules);
    await commit(rules.as(admin), reviewOf(admin, uid, path, 'rejected'));
    await expectDenied(setDoc(doc(rules.as(uid), path), data(uid)), {
      rule: 'disputes',
      op: 'update',
    });
  });
});

describe('a copy of a decided request', () => {
  const rule = 'pastRequests';

  async function decided(at: RulesUnderTest, requestOf = loanOf) {
    const [{ uid, path }, admin] = [await submit(at, requestOf), await putAdmin(at)];
    await commit(at.as(admin), decisionOf(admin, uid, path, 'rejected'));
    return { uid, admin, path, kept: await keptOf(at, uid, path) };
  }

  it('is unchanged, and read and listed only by its owner and by admins', async () => {
    const { uid, admin, path, kept } = await decided(rules, kycOf);
    await commit(rules.as(uid), [{ how: 'set', path, data: kycOf(uid).data(uid) }, kept]);
    const own = (at: Firestore) => query(collection(at, rule), where('uid', '==', uid));
    for (const person of [uid, admin]) {
      expect((await getDoc(doc(rules.as(person), kept.path))).data()).toMatchObject({
        reason: 'The picture is blurred.',
        status: 'rejected',
      });
      expect((await getDocs(own(rules.as(person)))).size).toBe(1);
    }
    const other = rules.as(await putCustomer(rules));
    await expectDenied(getDoc(doc(other, kept.path)), { rule, op: 'get' });
    await expectDenied(getDocs(own(other)), { rule, op: 'list' });
    await expectDenied(setDoc(doc(rules.as(uid), kept.path), kept.data), {
      rule: '{document=**}',
      op: 'update',
    });
  });

  it('is required before a new request', async () => {
    const { uid, path } = await decided(rules);
    await expectDenied(setDoc(doc(rules.as(uid), path), loanOf(uid).data(uid)), {
      rule: 'loans',
      op: 'update',
    });
  });

  it('is denied under another id, and to another user', async () => {
    const { uid, kept } = await decided(rules);
    const elsewhere = doc(rules.as(uid), `${rule}/another-${uid}`);
    await expectDenied(setDoc(elsewhere, kept.data), { rule, op: 'create' });
    const other = rules.as(await putCustomer(rules));
    await expectDenied(setDoc(doc(other, kept.path), kept.data), { rule, op: 'create' });
  });
});

describe('an approval', () => {
  it('of a loan credits it in the same commit', async () => {
    const { uid, path } = await submit(rules, loanOf);
    const admin = await putAdmin(rules);
    await commit(rules.as(admin), decisionOf(admin, uid, path));
    expect(await rules.read(`users/${uid}`)).toMatchObject({
      accountBalance: 1050.1,
      loanBalance: 50,
    });
  });

  it('of a loan is denied without its credit, with another type of credit, and with a larger credit', async () => {
    const approve = (money: 'none' | 'gift' | 'loan', amount: number) =>
      expectCommitDenied(rules, 'loans', async (at) => {
        const uid = await putCustomer(at);
        const loan = { ...loanOf(uid).data(uid), loanAmount: amount };
        await setDoc(doc(at.as(uid), `loans/${uid}`), loan);
        const admin = await putAdmin(at);
        return commit(at.as(admin), [
          ...reviewOf(admin, uid, `loans/${uid}`),
          ...(money === 'none'
            ? []
            : creditOf(admin, uid, money === 'gift' ? 'send_money' : 'send_loan')),
        ]);
      });
    await approve('none', 50);
    await approve('gift', 50);
    await approve('loan', 49.99);
  });

  it('of an identity raises the account level above 1 in the same commit', async () => {
    const uid = await putCustomer(rules, { accountLevel: 1 });
    await setDoc(doc(rules.as(uid), `kycRequests/${uid}`), kycOf(uid).data(uid));
    const admin = await putAdmin(rules);
    await commit(rules.as(admin), [
      ...reviewOf(admin, uid, `kycRequests/${uid}`),
      ...settingOf(admin, uid, 'accountLevel', 1, 2),
    ]);
    expect(await rules.read(`users/${uid}`)).toMatchObject({ accountLevel: 2 });
  });

  it('of an identity is denied if the account stays at level 1', async () => {
    await expectCommitDenied(rules, 'kycRequests', async (at) => {
      const uid = await putCustomer(at, { accountLevel: '1' });
      await setDoc(doc(at.as(uid), `kycRequests/${uid}`), kycOf(uid).data(uid));
      const admin = await putAdmin(at);
      return commit(at.as(admin), reviewOf(admin, uid, `kycRequests/${uid}`));
    });
  });
});
