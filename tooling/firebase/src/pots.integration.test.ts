import { afterAll, beforeAll, describe, it } from '@jest/globals';
import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  type DocumentData,
} from 'firebase/firestore';
import { changed, commit, type Changes, type Write } from './testing/commit';
import { expectCommitDenied, expectDenied } from './testing/expect-denied';
import { newUid, putAdmin, putCustomer } from './testing/people';
import { startRules, type RulesUnderTest } from './testing/rules-under-test';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

const CREATE = { rule: 'pots', op: 'create' } as const;
const UPDATE = { rule: 'pots', op: 'update' } as const;
const DELETE = { rule: 'pots', op: 'delete' } as const;

function potOf(uid: string, changes: DocumentData = {}): DocumentData {
  const plan = { name: 'Holiday', target: 500, balance: 0, lastMove: '' };
  return { uid, ...plan, createdAt: serverTimestamp(), ...changes };
}

/** A customer with a balance of 100.10 and a pot with 20. */
async function putPot(account: DocumentData = {}, pot: DocumentData = {}, at = rules) {
  const uid = await putCustomer(at, { accountBalance: 100.1, ...account });
  const id = newUid('pot');
  await at.put(`pots/${id}`, potOf(uid, { balance: 20, createdAt: new Date(0), ...pot }));
  return { uid, id };
}

/** The three writes that move 50.05 to the pot, or another amount if the balances say so. */
function moveWrites({ uid, id }: { uid: string; id: string }, moveId = newUid('move')): Write[] {
  return [
    { how: 'update', path: `users/${uid}`, data: { accountBalance: 50.05, lastMove: moveId } },
    { how: 'update', path: `pots/${id}`, data: { balance: 70.05, lastMove: moveId } },
    {
      how: 'set',
      path: `potMoves/${moveId}`,
      data: { uid, potId: id, amount: 50.05, date: serverTimestamp() },
    },
  ];
}

describe('a pot', () => {
  it('is opened empty, and only by its owner', async () => {
    const uid = await putCustomer(rules);
    const path = `pots/${newUid('pot')}`;
    const other = await putCustomer(rules);
    await expectDenied(setDoc(doc(rules.as(other), path), potOf(uid)), CREATE);
    await expectDenied(setDoc(doc(rules.visitor(), path), potOf(uid)), CREATE);
    await expectDenied(setDoc(doc(rules.as(uid), path), potOf(uid, { balance: 5 })), CREATE);
    await setDoc(doc(rules.as(uid), path), potOf(uid));
  });

  it('gets another name and target, but no money without a move', async () => {
    const { uid, id } = await putPot();
    const pot = doc(rules.as(uid), `pots/${id}`);
    await updateDoc(pot, { name: 'Italy', target: null });
    await expectDenied(updateDoc(pot, { balance: 30 }), UPDATE);
    await expectDenied(updateDoc(pot, { target: 0 }), UPDATE);
    const stranger = rules.as(await putAdmin(rules));
    await expectDenied(updateDoc(doc(stranger, `pots/${id}`), { name: 'Mine' }), UPDATE);
  });

  it('is deleted by its owner once it is empty', async () => {
    const [full, empty] = [await putPot(), await putPot({}, { balance: 0 })];
    await expectDenied(deleteDoc(doc(rules.as(full.uid), `pots/${full.id}`)), DELETE);
    await expectDenied(deleteDoc(doc(rules.as(full.uid), `pots/${empty.id}`)), DELETE);
    await deleteDoc(doc(rules.as(empty.uid), `pots/${empty.id}`));
  });

  it.each(['pots', 'potMoves'])(
    'and its moves are listed by owner and admins: %s',
    async (name) => {
      const { uid } = await putPot();
      const list = (as: string) =>
        getDocs(query(collection(rules.as(as), name), where('uid', '==', uid)));
      await list(uid);
      await list(await putAdmin(rules));
      const denied = { rule: name, op: 'list' } as const;
      await expectDenied(list(await putCustomer(rules)), denied);
      await expectDenied(getDocs(collection(rules.as(uid), name)), denied);
    },
  );
});

describe('a move', () => {
  it('goes to a pot and back, once', async () => {
    const pot = await putPot();
    const writes = moveWrites(pot);
    await commit(rules.as(pot.uid), writes);
    await commit(
      rules.as(pot.uid),
      changed(moveWrites(pot), {
        users: { accountBalance: 100.1 },
        pots: { balance: 20 },
        potMoves: { amount: -50.05 },
      }),
    );
  });

  type Case = [string, string, Changes, DocumentData?];
  const wrong: Case[] = [
    ['a balance that falls less', 'users', { users: { accountBalance: 60 } }],
    ['a pot that grows more', 'pots', { pots: { balance: 80 } }],
    ['no entry', 'users', { potMoves: null }],
    ['no pot', 'users', { pots: null }],
    ['no change of the balance', 'pots', { users: null }],
    ['another owner', 'potMoves', { potMoves: { uid: 'another' } }],
    ['an additional field', 'potMoves', { potMoves: { note: 'x' } }],
    ['an amount of zero', 'potMoves', { potMoves: { amount: 0 } }],
    ['transactions disabled', 'users', {}, { transactionEnabled: false }],
    ['a balance below zero', 'users', { users: { accountBalance: -0.05 } }, { accountBalance: 50 }],
    [
      'more than the pot has',
      'pots',
      {
        users: { accountBalance: 120.11 },
        pots: { balance: -0.01 },
        potMoves: { amount: -20.01 },
      },
    ],
  ];
  it.each(wrong)('is denied with %s', (_, rule, changes, account = {}) =>
    expectCommitDenied(rules, rule, async (at) => {
      const pot = await putPot(account, {}, at);
      await commit(at.as(pot.uid), changed(moveWrites(pot), changes));
    }),
  );

  it('is denied the second time', () =>
    expectCommitDenied(rules, 'users', async (at) => {
      const pot = await putPot({}, {}, at);
      const writes = moveWrites(pot);
      await commit(at.as(pot.uid), writes);
      const again = { users: { accountBalance: 0 }, pots: { balance: 120.1 } };
      await commit(at.as(pot.uid), changed(writes, again));
    }));

  it('cannot go to a pot of another customer', () =>
    expectCommitDenied(rules, 'pots', async (at) => {
      const [own, others] = [await putPot({}, {}, at), await putPot({}, {}, at)];
      await commit(at.as(own.uid), moveWrites({ uid: own.uid, id: others.id }));
    }));
});
