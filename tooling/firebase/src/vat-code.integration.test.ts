import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc, updateDoc } from 'firebase/firestore';
import { codeOf, putIssued } from './testing/admin-commits';
import { commit, type Changes } from './testing/commit';
import { expectCommitDenied, expectDenied } from './testing/expect-denied';
import { newUid, putAdmin, putCustomer } from './testing/people';
import { startRules, type RulesUnderTest } from './testing/rules-under-test';
import { guessOf, putReadyCustomer, type Scene } from './testing/withdrawal';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

describe('the VAT code', () => {
  it('is read only by admins, not by its customer', async () => {
    const [uid, admin] = [await putIssued(rules), await putAdmin(rules)];
    await getDoc(doc(rules.as(admin), `vatCodes/${uid}`));
    await getDocs(collection(rules.as(admin), 'vatCodes'));
    for (const database of [rules.as(uid), rules.visitor()]) {
      await expectDenied(getDoc(doc(database, `vatCodes/${uid}`)), { rule: 'vatCodes', op: 'get' });
      await expectDenied(getDocs(collection(database, 'vatCodes')), {
        rule: 'vatCodes',
        op: 'list',
      });
    }
    await expectDenied(deleteDoc(doc(rules.as(admin), `vatCodes/${uid}`)), {
      rule: '{document=**}',
      op: 'delete',
    });
  });

  it('can be replaced, which resets the count of guesses', async () => {
    await expectCommitDenied(rules, 'vatAttempts', async (at) => {
      const { uid, id } = await putReadyCustomer(at, { guess: { code: 1 }, count: { n: 5 } });
      return commit(at.as(uid), guessOf(uid, id, { vatAttempts: { n: 6 } }));
    });
    const { uid, id } = await putReadyCustomer(rules, { guess: { code: 1 }, count: { n: 5 } });
    const admin = await putAdmin(rules);
    await commit(rules.as(admin), codeOf(admin, uid, 1000));
    await commit(rules.as(uid), guessOf(uid, id));
  });

  it('is not issued to a user who does not exist', async () => {
    await expectCommitDenied(rules, 'vatCodes', async (at) => {
      const admin = await putAdmin(at);
      return commit(at.as(admin), codeOf(admin, newUid('nobody')));
    });
  });

  it('has a count of guesses that an admin cannot reset without a new code', async () => {
    const [uid, admin] = [await putIssued(rules), await putAdmin(rules)];
    await commit(rules.as(uid), guessOf(uid, 'w'));
    const reset = setDoc(doc(rules.as(admin), `vatAttempts/${uid}`), { n: 0 });
    await expectDenied(reset, { rule: 'vatAttempts', op: 'update' });
  });
});

describe('a VAT guess', () => {
  it('is recorded whether right or wrong', async () => {
    for (const code of [4321, 0, 9999]) {
      const uid = await putIssued(rules);
      await commit(rules.as(uid), guessOf(uid, 'w', { vatGuesses: { code } }));
    }
  });

  const count = 'vatAttempts';
  const guess = 'vatGuesses';
  it('is denied if no code was issued', async () => {
    await expectCommitDenied(rules, count, async (at) => {
      const uid = await putCustomer(at);
      return commit(at.as(uid), guessOf(uid, 'w'));
    });
  });

  it('with the id of the previous guess is denied', async () => {
    const again: Changes = {
      [count]: { n: 2, guessId: 'guess-before' },
      [guess]: { guessId: 'guess-before' },
    };
    for (const rule of [count, guess]) {
      await expectCommitDenied(rules, rule, async (at) => {
        const { uid, id } = await putReadyCustomer(at);
        return commit(at.as(uid), guessOf(uid, id, again));
      });
    }
  });

  it('is denied within two seconds of the previous one', async () => {
    const second: Changes = { [count]: { n: 2 } };
    const scene = (ago: number): Scene => ({
      guess: { code: 1 },
      count: { at: new Date(Date.now() - ago) },
    });
    await expectCommitDenied(rules, count, async (at) => {
      const { uid, id } = await putReadyCustomer(at, scene(1000));
      return commit(at.as(uid), guessOf(uid, id, second));
    });
    const { uid, id } = await putReadyCustomer(rules, scene(2100));
    await commit(rules.as(uid), guessOf(uid, id, second));
  });

  it('is the last one if it is the fifth, and the count cannot be lowered', async () => {
    const { uid, id } = await putReadyCustomer(rules, { guess: { code: 1 }, count: { n: 4 } });
    const own = doc(rules.as(uid), `vatAttempts/${uid}`);
    await commit(rules.as(uid), guessOf(uid, id, { [count]: { n: 5 } }));
    for (const change of [{ n: 0 }, { n: 4 }, { n: 0, guessId: '' }, { n: 4, guessId: '' }])
      await expectDenied(updateDoc(own, change), { rule: 'vatAttempts', op: 'update' });
    await expectDenied(deleteDoc(own), { rule: '{document=**}', op: 'delete' });
  });

  it('succeeds only once among concurrent guesses', async () => {
    const uid = await putIssued(rules);
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4].map((code) => commit(rules.as(uid), guessOf(uid, 'w', { [guess]: { code } }))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('cannot be read, not even by its owner or an admin', async () => {
    const [{ uid }, admin] = [await putReadyCustomer(rules), await putAdmin(rules)];
    for (const database of [rules.as(uid), rules.as(admin), rules.visitor()]) {
      const read = getDoc(doc(database, `vatGuesses/${uid}`));
      await expectDenied(read, { rule: '{document=**}', op: 'get' });
      const list = getDocs(collection(database, 'vatGuesses'));
      await expectDenied(list, { rule: '{document=**}', op: 'list' });
    }
    const own = doc(rules.as(uid), `vatGuesses/${uid}`);
    await expectDenied(deleteDoc(own), { rule: '{document=**}', op: 'delete' });
  });
});
