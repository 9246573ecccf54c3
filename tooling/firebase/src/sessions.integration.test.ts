import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  onSnapshot,
  serverTimestamp,
  setDoc,
  writeBatch,
  type DocumentData,
  type Firestore,
  type FirestoreError,
} from 'firebase/firestore';
import { emailOf, searchWrite } from './testing/accounts';
import { expectCommitDenied, expectDenied } from './testing/expect-denied';
import { putAdmin, putCustomer } from './testing/people';
import { startRules, type RulesUnderTest } from './testing/rules-under-test';
import { nowInSeconds, SESSION_SECONDS } from './testing/session';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

// Fixed, so that all steps of a test use the same second.
const START = nowInSeconds();
const EXPIRED = START - SESSION_SECONDS;
const EARLIER = START - 60;

const readAccount = (database: Firestore, uid: string) => getDoc(doc(database, `users/${uid}`));
const cutDocument = (database: Firestore, uid: string) => doc(database, `sessionCuts/${uid}`);
const cutOthers = (database: Firestore, uid: string, data: DocumentData) =>
  setDoc(cutDocument(database, uid), { at: serverTimestamp(), ...data });
const denied = { rule: 'users', op: 'get' } as const;

/** Stores a revocation (session cut) at the end of that second. */
const putCut = (uid: string, second: number, keep = 0) =>
  rules.put(`sessionCuts/${uid}`, { at: new Date(second * 1000 + 999), keep });

describe('a session', () => {
  it('expires twelve hours after the sign-in', async () => {
    const uid = await putCustomer(rules);
    await readAccount(rules.since(uid, EXPIRED + 300), uid);
    await expectDenied(readAccount(rules.since(uid, EXPIRED), uid), denied);
    await expectDenied(readAccount(rules.since(uid, 0), uid), denied);
  });

  it('of an admin expires and is ended by a cut as well', async () => {
    const [uid, admin] = [await putCustomer(rules), await putAdmin(rules)];
    await readAccount(rules.as(admin), uid);
    await expectDenied(readAccount(rules.since(admin, EXPIRED), uid), denied);
    await putCut(admin, EARLIER + 1);
    await expectDenied(readAccount(rules.since(admin, EARLIER), uid), denied);
  });

  it('ends with a later cut, and continues after an earlier one', async () => {
    const uid = await putCustomer(rules);
    const second = EARLIER;
    await putCut(uid, second);
    await readAccount(rules.since(uid, second + 1), uid);
    await expectDenied(readAccount(rules.since(uid, second), uid), denied);
    await expectDenied(readAccount(rules.since(uid, second - 1), uid), denied);
  });

  it('is not ended by a cut of another user', async () => {
    const [uid, other] = [await putCustomer(rules), await putCustomer(rules)];
    await putCut(other, START);
    await readAccount(rules.since(uid, EARLIER), uid);
  });
});

describe('a session cut', () => {
  it('keeps the session that makes it, ends the others, and can be repeated', async () => {
    const uid = await putCustomer(rules);
    const [first, second] = [EARLIER, EARLIER + 30];
    const [mine, theirs] = [rules.since(uid, first), rules.since(uid, second)];
    await cutOthers(mine, uid, { keep: first });
    await readAccount(mine, uid);
    await expectDenied(readAccount(theirs, uid), denied);
    await cutOthers(mine, uid, { keep: first });
    expect((await getDoc(cutDocument(mine, uid))).data()).toMatchObject({ keep: first });
  });

  it('ends the listeners of the sessions that it ends', async () => {
    const uid = await putCustomer(rules);
    const [mine, theirs] = [rules.since(uid, EARLIER), rules.since(uid, EARLIER + 30)];
    const heard: string[] = [];
    const ended = new Promise<FirestoreError>((resolve) => {
      onSnapshot(
        cutDocument(theirs, uid),
        () => heard.push('value'),
        (error) => resolve(error),
      );
    });
    await readAccount(theirs, uid);
    await cutOthers(mine, uid, { keep: EARLIER });
    expect((await ended).code).toBe('permission-denied');
  });

  it('is denied to a session that has ended', async () => {
    const uid = await putCustomer(rules);
    const create = { rule: 'sessionCuts', op: 'create' } as const;
    const update = { rule: 'sessionCuts', op: 'update' } as const;
    const [expired, earlier] = [EXPIRED, EARLIER];
    await expectDenied(cutOthers(rules.since(uid, expired), uid, { keep: expired }), create);
    await putCut(uid, earlier + 1);
    await expectDenied(cutOthers(rules.since(uid, earlier), uid, { keep: earlier }), update);
  });

  it('is created and read only by its owner, and never deleted', async () => {
    const [uid, other, admin] = [
      await putCustomer(rules),
      await putCustomer(rules),
      await putAdmin(rules),
    ];
    await putCut(uid, EARLIER - 60);
    const get = { rule: 'sessionCuts', op: 'get' } as const;
    const update = { rule: 'sessionCuts', op: 'update' } as const;
    const closed = '{document=**}';
    await getDoc(cutDocument(rules.as(uid), uid));
    for (const database of [rules.as(other), rules.as(admin), rules.visitor()]) {
      await expectDenied(getDoc(cutDocument(database, uid)), get);
      await expectDenied(cutOthers(database, uid, { keep: START }), update);
      await expectDenied(deleteDoc(cutDocument(database, uid)), { rule: closed, op: 'delete' });
      await expectDenied(getDocs(collection(database, 'sessionCuts')), {
        rule: closed,
        op: 'list',
      });
    }
    await expectDenied(deleteDoc(cutDocument(rules.as(uid), uid)), { rule: closed, op: 'delete' });
  });
});

describe('changing the email address of an account', () => {
  type Change = { email?: string; hasCut?: boolean; isConfirmed?: boolean };

  async function changeAddress(
    at: RulesUnderTest,
    { email, hasCut = true, isConfirmed = true }: Change = {},
  ) {
    const uid = await putCustomer(at, { email: 'before@fernhill.example' });
    await at.put(`sessionCuts/${uid}`, { at: new Date(0), keep: 0 });
    const database = at.since(uid, EARLIER, isConfirmed);
    const batch = writeBatch(database);
    const address = email ?? emailOf(uid);
    batch.update(doc(database, `users/${uid}`), { email: address });
    const entry = searchWrite(uid, { email: address });
    batch.set(doc(database, entry.path), entry.data);
    if (hasCut) batch.set(cutDocument(database, uid), { at: serverTimestamp(), keep: EARLIER });
    await batch.commit();
    return uid;
  }

  it('is allowed if the address is confirmed, with a session cut in the same commit', async () => {
    const uid = await changeAddress(rules);
    expect(await rules.read(`users/${uid}`)).toMatchObject({ email: emailOf(uid) });
  });

  it('is denied with only an earlier session cut', async () => {
    await expectCommitDenied(rules, 'users', (at) => changeAddress(at, { hasCut: false }));
  });

  it('is denied if the address is not confirmed', async () => {
    await expectCommitDenied(rules, 'users', (at) => changeAddress(at, { isConfirmed: false }));
  });

  it('is denied if it is not the address of the sign-in', async () => {
    const email = 'another@fernhill.example';
    await expectCommitDenied(rules, 'users', (at) => changeAddress(at, { email }));
  });
});
