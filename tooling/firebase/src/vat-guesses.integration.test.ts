import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { collection, doc, getDoc, getDocs, setDoc } from 'firebase/firestore';
import { codeOf, putIssued } from './testing/admin-commits';
import { changed, commit, type Changes } from './testing/commit';
import { expectCommitDenied, expectDenied } from './testing/expect-denied';
import { putAdmin, putCustomer } from './testing/people';
import { startRules, type RulesUnderTest } from './testing/rules-under-test';
import { guessOf, putReadyCustomer, withdrawalOf } from './testing/withdrawal';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

describe('the count of VAT guesses', () => {
  it('is kept across withdrawals, so that a code allows five wrong guesses in total', async () => {
    const { uid, id } = await putReadyCustomer(rules, { count: { n: 5 } });
    const paid = changed(withdrawalOf(uid, id), { vatAttempts: { n: 4 } });
    await commit(rules.as(uid), paid);
    await rules.put(`vatAttempts/${uid}`, { n: 4, guessId: '', at: new Date(0) });
    const wrong: Changes = { vatAttempts: { n: 5 }, vatGuesses: { code: 1 } };
    await commit(rules.as(uid), guessOf(uid, 'w', wrong));
    expect(await rules.read(`vatAttempts/${uid}`)).toMatchObject({ n: 5 });
    for (const n of [5, 6]) {
      await expectCommitDenied(rules, 'vatAttempts', async (at) => {
        const locked = await putReadyCustomer(at, { guess: { code: 1 }, count: { n: 5 } });
        return commit(at.as(locked.uid), guessOf(locked.uid, 'w', { vatAttempts: { n } }));
      });
    }
  });

  it('is not reset by a withdrawal', async () => {
    await expectCommitDenied(rules, 'vatAttempts', async (at) => {
      const { uid, id } = await putReadyCustomer(at, { count: { n: 3 } });
      return commit(at.as(uid), withdrawalOf(uid, id));
    });
  });

  it('does not count a correct guess that is abandoned', async () => {
    const { uid, id } = await putReadyCustomer(rules, { count: { n: 5 } });
    await commit(rules.as(uid), guessOf(uid, id, { vatAttempts: { n: 5 } }));
    await expectCommitDenied(rules, 'vatAttempts', async (at) => {
      const other = await putReadyCustomer(at, { guess: { code: 1 }, count: { n: 4 } });
      return commit(at.as(other.uid), guessOf(other.uid, id, { vatAttempts: { n: 4 } }));
    });
  });

  it('never contains a code, correct or wrong', async () => {
    for (const code of [4321, 1111]) {
      const uid = await putIssued(rules);
      await commit(rules.as(uid), guessOf(uid, 'w', { vatGuesses: { code } }));
      const own = await getDoc(doc(rules.as(uid), `vatAttempts/${uid}`));
      expect(Object.keys(own.data() ?? {}).sort()).toEqual(['at', 'guessId', 'n']);
    }
  });

  it('is read by its owner and by admins', async () => {
    const [uid, other, admin] = [
      await putIssued(rules),
      await putCustomer(rules),
      await putAdmin(rules),
    ];
    await getDoc(doc(rules.as(uid), `vatAttempts/${uid}`));
    await getDoc(doc(rules.as(admin), `vatAttempts/${uid}`));
    await getDocs(collection(rules.as(admin), 'vatAttempts'));
    for (const database of [rules.as(other), rules.visitor()]) {
      await expectDenied(getDoc(doc(database, `vatAttempts/${uid}`)), {
        rule: 'vatAttempts',
        op: 'get',
      });
      await expectDenied(getDocs(collection(database, 'vatAttempts')), {
        rule: 'vatAttempts',
        op: 'list',
      });
    }
  });
});

describe('the VAT gate', () => {
  const gate = { rule: 'vatGate', op: 'get' } as const;

  it('opens after a correct guess was recorded', async () => {
    const uid = await putIssued(rules);
    const own = doc(rules.as(uid), `vatGate/${uid}`);
    await expectDenied(getDoc(own), gate);
    await commit(rules.as(uid), guessOf(uid, 'w'));
    expect((await getDoc(own)).exists()).toBe(false);
  });

  it('closes after the guess was used for a payment or another code was issued', async () => {
    const [paid, issued] = [await putReadyCustomer(rules), await putReadyCustomer(rules)];
    await commit(rules.as(paid.uid), withdrawalOf(paid.uid, paid.id));
    await expectDenied(getDoc(doc(rules.as(paid.uid), `vatGate/${paid.uid}`)), gate);
    const admin = await putAdmin(rules);
    await commit(rules.as(admin), codeOf(admin, issued.uid, 4321));
    await expectDenied(getDoc(doc(rules.as(issued.uid), `vatGate/${issued.uid}`)), gate);
  });

  it('stays closed after a wrong guess, for other users, without a code, and for writes', async () => {
    const [right, wrong] = [
      await putReadyCustomer(rules),
      await putReadyCustomer(rules, { guess: { code: 1111 } }),
    ];
    const none = await putCustomer(rules);
    await expectDenied(getDoc(doc(rules.as(wrong.uid), `vatGate/${wrong.uid}`)), gate);
    await expectDenied(getDoc(doc(rules.as(wrong.uid), `vatGate/${right.uid}`)), gate);
    await expectDenied(getDoc(doc(rules.as(none), `vatGate/${none}`)), gate);
    await expectDenied(getDoc(doc(rules.visitor(), `vatGate/${right.uid}`)), gate);
    const own = doc(rules.as(right.uid), `vatGate/${right.uid}`);
    await expectDenied(setDoc(own, { a: 1 }), { rule: '{document=**}', op: 'create' });
    await getDoc(own);
  });
});
