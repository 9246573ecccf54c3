import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  setDoc,
  type DocumentData,
} from 'firebase/firestore';
import { expectDenied } from './testing/expect-denied';
import { newUid, putAdmin, putCustomer } from './testing/people';
import { hoursAgo, protectionOf, storedProtection, type Changed } from './testing/protection';
import { startRules, type RulesUnderTest } from './testing/rules-under-test';
import { secondsAgo } from './testing/session';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

const CREATE = { rule: 'protections', op: 'create' } as const;
const UPDATE = { rule: 'protections', op: 'update' } as const;

type Stored = { askedAt: Date; current: Changed; next?: Changed };

async function putProtected({ askedAt, current, next }: Stored): Promise<string> {
  const uid = await putCustomer(rules);
  await rules.put(`protections/${uid}`, storedProtection(askedAt, current, next));
  return uid;
}

const write = (uid: string, data: DocumentData, by = uid) =>
  setDoc(doc(rules.as(by), `protections/${uid}`), data);

/** `signedIn` seconds ago. */
const writeSince = (uid: string, signedIn: number, data: DocumentData) =>
  setDoc(doc(rules.since(uid, secondsAgo(signedIn)), `protections/${uid}`), data);

/** What the document had before is kept, except for these fields. */
async function keeping(uid: string, changes: DocumentData): Promise<DocumentData> {
  return { ...(await rules.read(`protections/${uid}`)), ...changes };
}

const LIMITS = { daily: 500, payment: 100, newPayee: 50 };
const OFF = { locked: false, daily: null, payment: null, newPayee: null };

describe('the first protection', () => {
  it.each([
    ['a lock', { locked: true }],
    ['limits', LIMITS],
    ['all of it', { locked: true, ...LIMITS }],
  ])('may be %s, at once', async (_, current) => {
    const uid = await putCustomer(rules);
    await write(uid, protectionOf(current));
    expect(await rules.read(`protections/${uid}`)).toMatchObject({ current });
  });

  const wrong: [string, DocumentData][] = [
    ['an additional field', { note: 'x' }],
    ['a time of the client', { askedAt: new Date() }],
    ['another time of the lock', { lockedAt: new Date(0) }],
    ['no time of the lock', { lockedAt: null }],
    ['current settings that are no map', { current: 'locked' }],
    ['no next settings', { next: null }],
    ['next settings that are tighter', { next: { ...OFF, locked: true, daily: 1 } }],
  ];
  it.each(wrong)('is denied with %s', async (_, changes) => {
    const uid = await putCustomer(rules);
    await expectDenied(write(uid, { ...protectionOf({ locked: true }), ...changes }), CREATE);
    await write(uid, protectionOf({ locked: true }));
  });

  it.each([
    ['a limit of zero', { daily: 0 }],
    ['a negative limit', { payment: -1 }],
    ['a limit of a fraction of a cent', { newPayee: 1.001 }],
    ['a limit in words', { daily: '100' }],
    ['a lock in words', { locked: 'true' }],
    ['an additional setting', { weekly: 1 }],
    ['a missing setting', { daily: undefined }],
  ])('is denied with %s', async (_, changes) => {
    const uid = await putCustomer(rules);
    const settings = Object.entries({ ...OFF, ...changes }).filter(([, x]) => x !== undefined);
    const all = Object.fromEntries(settings);
    const data = protectionOf({});
    await expectDenied(write(uid, { ...data, current: all }), CREATE);
    await expectDenied(write(uid, { ...data, next: all }), CREATE);
  });

  it('has limits of whole units in a currency without decimals', async () => {
    const uid = await putCustomer(rules, { country: 'JPY' });
    await expectDenied(write(uid, protectionOf({ daily: 100.5 })), CREATE);
    await expectDenied(write(uid, protectionOf({ payment: 0.01 })), CREATE);
    await write(uid, protectionOf({ daily: 100 }));
  });

  it('needs an account', async () => {
    const [one, two] = [newUid('nobody'), newUid('nobody')];
    await expectDenied(write(one, protectionOf({ locked: true })), CREATE);
    await expectDenied(write(two, protectionOf({})), CREATE);
    await write(await putCustomer(rules), protectionOf({}));
  });
});

describe('a change of the protection', () => {
  it('applies at once if it is tighter', async () => {
    const uid = await putProtected({ askedAt: hoursAgo(1), current: LIMITS });
    await write(uid, protectionOf({ ...LIMITS, daily: 499.99, payment: 1, locked: true }));
    await expectDenied(write(uid, protectionOf({ ...LIMITS, daily: 1 })), UPDATE);
  });

  it.each([
    ['daily', 500.01],
    ['daily', null],
    ['payment', 100.01],
    ['newPayee', null],
  ])('never applies at once if it is looser: %s %s', async (field, limit) => {
    const uid = await putProtected({ askedAt: hoursAgo(48), current: LIMITS });
    await expectDenied(write(uid, protectionOf({ ...LIMITS, [field]: limit })), UPDATE);
    await expectDenied(write(uid, protectionOf({ ...LIMITS, daily: 1, [field]: limit })), UPDATE);
    await write(uid, protectionOf(LIMITS, { [field]: limit }));
  });

  it('that is looser has a time of the server, which starts the 24 hours', async () => {
    const uid = await putProtected({ askedAt: hoursAgo(48), current: LIMITS });
    const looser = protectionOf(LIMITS, { daily: 900 });
    await expectDenied(write(uid, { ...looser, askedAt: hoursAgo(24) }), UPDATE);
    const { askedAt } = await keeping(uid, {});
    await expectDenied(write(uid, { ...looser, askedAt }), UPDATE);
    await write(uid, looser);
  });

  it('that waits keeps its time while something else gets tighter', async () => {
    const stored = { askedAt: hoursAgo(23), current: LIMITS, next: { daily: 900 } };
    const uid = await putProtected(stored);
    const tighter = { ...OFF, ...LIMITS, payment: 10 };
    const next = { ...tighter, daily: 900 };
    const more = { ...next, daily: 901 };
    await expectDenied(write(uid, await keeping(uid, { current: tighter, next: more })), UPDATE);
    const unlimited = { ...next, newPayee: null };
    await expectDenied(
      write(uid, await keeping(uid, { current: tighter, next: unlimited })),
      UPDATE,
    );
    await write(uid, await keeping(uid, { current: tighter, next }));
  });

  it('that waits can be cancelled, and asked for again', async () => {
    const stored = { askedAt: hoursAgo(23), current: LIMITS, next: { daily: 900 } };
    const uid = await putProtected(stored);
    await write(uid, protectionOf(LIMITS));
    await write(uid, protectionOf(LIMITS, { daily: 900 }));
  });

  it('applies after 24 hours, and then counts as the current settings', async () => {
    const stored = { current: LIMITS, next: { daily: 900 } };
    const early = await putProtected({ askedAt: hoursAgo(23.99), ...stored });
    const due = await putProtected({ askedAt: hoursAgo(24.01), ...stored });
    const later = protectionOf({ ...LIMITS, daily: 900 });
    await expectDenied(write(early, later), UPDATE);
    await expectDenied(write(due, protectionOf({ ...LIMITS, daily: 900.01 })), UPDATE);
    await write(due, later);
  });
});

describe('an unlock', () => {
  const LOCKED = { askedAt: hoursAgo(1), current: { locked: true } };

  it('never applies at once', async () => {
    const uid = await putProtected(LOCKED);
    await expectDenied(write(uid, protectionOf({})), UPDATE);
    await expectDenied(write(uid, protectionOf({ daily: 1 })), UPDATE);
  });

  it('is requested within five minutes of entering the password', async () => {
    const uid = await putProtected(LOCKED);
    const { lockedAt } = await keeping(uid, {});
    const unlocks = { ...protectionOf({ locked: true }, { locked: false }), lockedAt };
    await expectDenied(writeSince(uid, 301, unlocks), UPDATE);
    await expectDenied(writeSince(uid, 3600, unlocks), UPDATE);
    await writeSince(uid, 290, unlocks);
  });

  it('applies after 24 hours; limits can then be changed without a password', async () => {
    const unlocked = { current: { locked: true }, next: { locked: false } };
    const early = await putProtected({ askedAt: hoursAgo(23.99), ...unlocked });
    const due = await putProtected({ askedAt: hoursAgo(24.01), ...unlocked });
    await expectDenied(writeSince(early, 3600, protectionOf({ daily: 5 })), UPDATE);
    await writeSince(due, 3600, protectionOf({ daily: 5 }));
  });

  it('keeps the time of the lock, and a new lock has a new one', async () => {
    const uid = await putProtected(LOCKED);
    await expectDenied(write(uid, protectionOf({ locked: true, daily: 1 })), UPDATE);
    await expectDenied(
      write(uid, { ...protectionOf({ locked: true, daily: 1 }), lockedAt: null }),
      UPDATE,
    );
    const { lockedAt } = await keeping(uid, {});
    await write(uid, { ...protectionOf({ locked: true, daily: 1 }), lockedAt });
    const again = await putProtected({ ...LOCKED, askedAt: hoursAgo(25), next: { locked: false } });
    await expectDenied(write(again, { ...protectionOf({ locked: true }), lockedAt }), UPDATE);
    await write(again, protectionOf({ locked: true }));
  });
});

it('protection is written only by its owner and read also by admins', async () => {
  const uid = await putProtected({ askedAt: hoursAgo(1), current: LIMITS });
  const [other, admin] = [await putCustomer(rules), await putAdmin(rules)];
  const path = `protections/${uid}`;
  for (const by of [other, admin]) {
    await expectDenied(write(uid, protectionOf({ ...LIMITS, locked: true }), by), UPDATE);
    const fresh = await putCustomer(rules);
    await expectDenied(write(fresh, protectionOf({ locked: true }), by), CREATE);
  }
  for (const database of [rules.as(other), rules.visitor()])
    await expectDenied(getDoc(doc(database, path)), { rule: 'protections', op: 'get' });
  for (const by of [uid, admin]) {
    await getDoc(doc(rules.as(by), path));
    const closed = '{document=**}';
    const list = getDocs(collection(rules.as(by), 'protections'));
    await expectDenied(list, { rule: closed, op: 'list' });
    await expectDenied(deleteDoc(doc(rules.as(by), path)), { rule: closed, op: 'delete' });
  }
});
