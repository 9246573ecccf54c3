import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
  type DocumentData,
} from 'firebase/firestore';
import { codeOf, putAdminAndCustomer } from './testing/admin-commits';
import { changed, commit } from './testing/commit';
import { expectCommitDenied, expectDenied } from './testing/expect-denied';
import { newUid, putAdmin, putCustomer } from './testing/people';
import { startRules, type RulesUnderTest } from './testing/rules-under-test';
import { guessOf, putReadyCustomer, storedGuessOf } from './testing/withdrawal';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

async function putIssued(at: RulesUnderTest): Promise<string> {
  const { admin, uid } = await putAdminAndCustomer(at);
  await commit(at.as(admin), codeOf(admin, uid));
  return uid;
}

describe('the code', () => {
  it('is read by admins, never by its customer', async () => {
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

  it('may be issued anew, which starts the count anew', async () => {
    const { uid, id } = await putReadyCustomer(rules, { guess: { n: 5 } });
    const admin = await putAdmin(rules);
    const sixth = setDoc(doc(rules.as(uid), `vatAttempts/${uid}`), guessOf(id, { n: 6 }));
    await expectDenied(sixth, { rule: 'vatAttempts', op: 'update' });
    await commit(rules.as(admin), codeOf(admin, uid, 1000));
    await setDoc(doc(rules.as(uid), `vatAttempts/${uid}`), guessOf(id));
  });

  it.each([999, 10_000, 1234.5, '4321'])('is not %p', async (vatCode) => {
    await expectCommitDenied(rules, 'vatCodes', async (at) => {
      const { admin, uid } = await putAdminAndCustomer(at);
      return commit(at.as(admin), changed(codeOf(admin, uid), { vatCodes: { vatCode } }));
    });
  });

  const wrong: [string, string, string, DocumentData | null][] = [
    ['in the name of another', 'vatCodes', 'vatCodes', { issuedBy: 'another' }],
    ['at a time of its own', 'vatCodes', 'vatCodes', { issuedAt: new Date(0) }],
    ['with a field more', 'vatCodes', 'vatCodes', { note: 'x' }],
    ['without starting the count anew', 'vatCodes', 'vatAttempts', null],
    ['with a count that is not 0', 'vatAttempts', 'vatAttempts', { n: 3 }],
    ['with a count that keeps a guess', 'vatAttempts', 'vatAttempts', { code: 1 }],
    ['as a new count alone', 'vatAttempts', 'vatCodes', null],
  ];
  it.each(wrong)('is not issued %s', async (_, rule, target, change) => {
    await expectCommitDenied(rules, rule, async (at) => {
      const { admin, uid } = await putAdminAndCustomer(at);
      return commit(at.as(admin), changed(codeOf(admin, uid), { [target]: change }));
    });
  });

  it('is not issued to nobody', async () => {
    await expectCommitDenied(rules, 'vatCodes', async (at) => {
      const admin = await putAdmin(at);
      return commit(at.as(admin), codeOf(admin, newUid('nobody')));
    });
  });

  it('keeps its count where the count was started by an admin alone, for any code', async () => {
    const [uid, admin] = [await putIssued(rules), await putAdmin(rules)];
    await setDoc(doc(rules.as(uid), `vatAttempts/${uid}`), guessOf('w'));
    const reset = setDoc(doc(rules.as(admin), `vatAttempts/${uid}`), { n: 0 });
    await expectDenied(reset, { rule: 'vatAttempts', op: 'update' });
  });
});

describe('a guess', () => {
  it('is recorded whether right or wrong', async () => {
    for (const code of [4321, 0, 9999]) {
      const uid = await putIssued(rules);
      await setDoc(doc(rules.as(uid), `vatAttempts/${uid}`), guessOf('w', { code }));
    }
  });

  const wrong: [string, DocumentData][] = [
    ['that is not counted', { n: 0 }],
    ['that is counted twice', { n: 2 }],
    ['that is text', { code: '4321' }],
    ['with five digits', { code: 10_000 }],
    ['for no amount', { amount: 0 }],
    ['for no withdrawal', { withdrawalId: '' }],
    ['for no known method', { method: 'Cheque' }],
    ['for no destination', { destination: '' }],
    ['at a time of its own', { at: new Date(0) }],
    ['with a field more', { note: 'x' }],
  ];
  it.each(wrong)('%s is refused', async (_, change) => {
    const uid = await putIssued(rules);
    const own = doc(rules.as(uid), `vatAttempts/${uid}`);
    await expectDenied(setDoc(own, guessOf('w', change)), { rule: 'vatAttempts', op: 'update' });
    await setDoc(own, guessOf('w'));
  });

  it('by another, or where no code was issued, is refused', async () => {
    const [uid, none] = [await putIssued(rules), await putCustomer(rules)];
    const others = doc(rules.as(none), `vatAttempts/${uid}`);
    await expectDenied(setDoc(others, guessOf('w')), { rule: 'vatAttempts', op: 'update' });
    const own = doc(rules.as(none), `vatAttempts/${none}`);
    await expectDenied(setDoc(own, guessOf('w')), { rule: 'vatAttempts', op: 'create' });
  });

  it('must wait two seconds after the last', async () => {
    const uid = await putIssued(rules);
    const own = doc(rules.as(uid), `vatAttempts/${uid}`);
    await rules.put(`vatAttempts/${uid}`, {
      ...storedGuessOf('w'),
      at: new Date(Date.now() - 1000),
    });
    await expectDenied(setDoc(own, guessOf('w', { n: 2 })), { rule: 'vatAttempts', op: 'update' });
    await rules.put(`vatAttempts/${uid}`, {
      ...storedGuessOf('w'),
      at: new Date(Date.now() - 2100),
    });
    await setDoc(own, guessOf('w', { n: 2 }));
  });

  it('is the last of five, and stays counted', async () => {
    const { uid, id } = await putReadyCustomer(rules, { guess: { n: 4, code: 1 } });
    const own = doc(rules.as(uid), `vatAttempts/${uid}`);
    await setDoc(own, guessOf(id, { n: 5 }));
    await expectDenied(updateDoc(own, { n: 0 }), { rule: 'vatAttempts', op: 'update' });
    await expectDenied(updateDoc(own, { n: 4 }), { rule: 'vatAttempts', op: 'update' });
    await expectDenied(deleteDoc(own), { rule: '{document=**}', op: 'delete' });
  });

  it('is one of those made at the same moment', async () => {
    const uid = await putIssued(rules);
    const own = doc(rules.as(uid), `vatAttempts/${uid}`);
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4].map((code) => setDoc(own, guessOf('w', { code }))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
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

describe('the gate', () => {
  const gate = { rule: 'vatGate', op: 'get' } as const;

  it('opens to the right guess, once recorded', async () => {
    const uid = await putIssued(rules);
    const own = doc(rules.as(uid), `vatGate/${uid}`);
    await expectDenied(getDoc(own), gate);
    await setDoc(doc(rules.as(uid), `vatAttempts/${uid}`), guessOf('w'));
    expect((await getDoc(own)).exists()).toBe(false);
  });

  it('stays shut to a wrong guess, to others, where no code is, and to writes', async () => {
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
