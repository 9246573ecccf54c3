import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { changed, commit, type Write } from './testing/commit';
import { expectCommitDenied, expectDenied } from './testing/expect-denied';
import { putAdmin, putCustomer } from './testing/people';
import {
  CENTS,
  countedWithdrawalOf,
  countOf,
  hoursAgo,
  keyOf,
  knownPayeeOf,
  PAYEE_KEY,
  storedProtection,
  type Changed,
} from './testing/protection';
import { startRules, type RulesUnderTest } from './testing/rules-under-test';
import { AMOUNT, BEFORE, type PAYEES, putReadyCustomer, withdrawalOf } from './testing/withdrawal';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

type Scene = {
  hours?: number;
  current: Changed;
  next?: Changed;
  /** The day's total before, in cents, and when it was written. */
  spent?: { total: number; at: Date };
  knownSince?: Date;
  method?: keyof typeof PAYEES;
  key?: string;
};

type Writes = (uid: string, id: string) => readonly Write[];

async function pay(at: RulesUnderTest, scene: Scene, writesOf: Writes = withdrawalOf) {
  const { hours = 1, current, next, spent, knownSince, method = 'Bank', key = PAYEE_KEY } = scene;
  const { uid, id } = await putReadyCustomer(at, { method });
  await at.put(`protections/${uid}`, storedProtection(hoursAgo(hours), current, next));
  if (spent) await at.put(`dailyTotals/${uid}`, { ...spent, payment: 'before' });
  const payee = { uid, since: knownSince ?? new Date(0), name: '' };
  if (knownSince) await at.put(`knownPayees/${uid}.${key}`, payee);
  await commit(at.as(uid), writesOf(uid, id));
}

const denied = (scene: Scene, writesOf?: Writes, rule = 'withdrawals') =>
  expectCommitDenied(rules, rule, (at) => pay(at, scene, writesOf));

describe('a withdrawal while payments are locked', () => {
  it('is denied until 24 hours after the request to unlock', async () => {
    await denied({ current: { locked: true } });
    await denied({ hours: 23.99, current: { locked: true }, next: { locked: false } });
    await pay(rules, { hours: 24.01, current: { locked: true }, next: { locked: false } });
  });
});

describe('a withdrawal with a limit per payment', () => {
  it('is denied above the limit, also while a higher one waits', async () => {
    await denied({ current: { payment: AMOUNT - 0.01 } });
    await denied({ current: { payment: 1 }, next: { payment: null } });
    await pay(rules, { current: { payment: AMOUNT } });
  });
});

describe('a withdrawal with a daily limit', () => {
  const current = { daily: AMOUNT * 2 };
  const counted =
    (total: number): Writes =>
    (uid, id) =>
      countedWithdrawalOf(uid, id, total);

  it('is counted in the same commit', async () => {
    await denied({ current });
    await denied({ current, spent: { total: 1, at: new Date() } });
    await pay(rules, { current }, countedWithdrawalOf);
  });

  it('is denied once the day’s total would exceed the limit', async () => {
    const now = new Date();
    await denied({ current, spent: { total: CENTS + 1, at: now } }, counted(2 * CENTS + 1));
    await denied({ current: { daily: AMOUNT - 0.01 } }, countedWithdrawalOf);
    await pay(rules, { current, spent: { total: CENTS, at: now } }, counted(2 * CENTS));
  });

  it('starts at zero on each day in UTC', async () => {
    const midnight = new Date(new Date().setUTCHours(0, 0, 0, 0));
    const yesterday = new Date(midnight.getTime() - 1);
    await denied({ current, spent: { total: CENTS, at: midnight } }, counted(CENTS), 'dailyTotals');
    await denied(
      { current, spent: { total: CENTS, at: yesterday } },
      counted(2 * CENTS),
      'dailyTotals',
    );
    await pay(rules, { current, spent: { total: CENTS, at: yesterday } }, counted(CENTS));
  });

  const wrong: [string, Writes][] = [
    ['of another amount', counted(CENTS - 1)],
    [
      'of another payment',
      (uid, id) => changed(countedWithdrawalOf(uid, id), { dailyTotals: { payment: 'another' } }),
    ],
    ['without its payment', (uid, id) => [countOf(uid, id)]],
    [
      'with a time of the client',
      (uid, id) => changed(countedWithdrawalOf(uid, id), { dailyTotals: { at: new Date() } }),
    ],
    [
      'with an additional field',
      (uid, id) => changed(countedWithdrawalOf(uid, id), { dailyTotals: { note: 1 } }),
    ],
  ];
  it.each(wrong)('denies a count %s', async (_, writesOf) => {
    await denied({ current: {} }, writesOf, 'dailyTotals');
    await pay(rules, { current: {} }, countedWithdrawalOf);
  });
});

describe('the first withdrawal to a payee, above the chosen amount', () => {
  const current = { newPayee: 100 };

  it('is denied until the payee is known for 24 hours', async () => {
    await denied({ current });
    await denied({ current }, (uid, id) => [...withdrawalOf(uid, id), knownPayeeOf(uid)]);
    await denied({ current, knownSince: hoursAgo(23.99) });
    await denied({ current, knownSince: hoursAgo(99), key: keyOf('Bank:another') });
    await pay(rules, { current, knownSince: hoursAgo(24.01) });
    await pay(rules, { current: { newPayee: AMOUNT } });
  });

  it.each([
    ['PayPal', 'PayPal:ada@wallet.example'],
    ['CashApp', 'CashApp:ada@wallet.example'],
    ['Cryptocurrency', 'Cryptocurrency:ETH:0x52908400098527886E0F7030069857D2E4169EE7'],
  ] as const)('by %s identifies the payee by %s', async (method, identity) => {
    const writesOf: Writes = (uid, id) => withdrawalOf(uid, id, method);
    const scene = { current, method, knownSince: hoursAgo(25) };
    await denied({ ...scene, key: keyOf(`${identity}x`) }, writesOf);
    await denied({ ...scene, key: PAYEE_KEY }, writesOf);
    await pay(rules, { ...scene, key: keyOf(identity) }, writesOf);
  });

  it('identifies an account regardless of spaces and case', async () => {
    const accountNumber = 'ie29 AIBK 9311 5212 3456 78';
    const { uid, id } = await putReadyCustomer(rules, { guess: { accountNumber } });
    await rules.put(`protections/${uid}`, storedProtection(hoursAgo(1), current));
    await rules.put(`knownPayees/${uid}.${PAYEE_KEY}`, { uid, since: new Date(0), name: '' });
    const spelled = { accountNumber };
    const writes = withdrawalOf(uid, id);
    await commit(rules.as(uid), changed(writes, { transactions: spelled, withdrawals: spelled }));
  });
});

describe('a known payee', () => {
  const CREATE = { rule: 'knownPayees', op: 'create' } as const;
  const UPDATE = { rule: 'knownPayees', op: 'update' } as const;
  const save = (by: string, { path, data }: Write) => setDoc(doc(rules.as(by), path), data);

  it('is announced with the time of the server', async () => {
    const [uid, other] = [await putCustomer(rules), await putCustomer(rules)];
    const payee = knownPayeeOf(uid);
    const wrong = [{ since: hoursAgo(25) }, { uid: other }, { note: 1 }, { name: 'x'.repeat(101) }];
    for (const change of wrong) {
      const data = { ...payee.data, ...change };
      await expectDenied(save(uid, { ...payee, data }), CREATE);
    }
    for (const key of ['', 'x', PAYEE_KEY.toUpperCase(), `${PAYEE_KEY}0`])
      await expectDenied(save(uid, knownPayeeOf(uid, key)), CREATE);
    await expectDenied(save(other, payee), CREATE);
    await save(uid, payee);
  });

  it('keeps its time; only the name of the holder changes', async () => {
    const uid = await putCustomer(rules);
    const payee = knownPayeeOf(uid);
    await rules.put(payee.path, { uid, since: new Date(0), name: 'Ada' });
    await expectDenied(save(uid, payee), UPDATE);
    const stored = { uid, since: new Date(0) };
    const name = 'x'.repeat(101);
    await expectDenied(save(uid, { ...payee, data: { ...stored, name } }), UPDATE);
    await save(uid, { ...payee, data: { ...stored, name: 'Ada O.' } });
    await expectDenied(
      save(await putCustomer(rules), { ...payee, data: { ...stored, name: 'Bo' } }),
      UPDATE,
    );
  });

  it('and a daily total are read only by their owner, and never deleted', async () => {
    const [uid, other] = [await putCustomer(rules), await putCustomer(rules)];
    const admin = await putAdmin(rules);
    const { path } = knownPayeeOf(uid);
    await rules.put(path, { uid, since: new Date(0), name: 'Ada' });
    for (const at of [path, `knownPayees/${uid}.${keyOf('none')}`, `dailyTotals/${uid}`]) {
      const rule = at.split('/')[0] ?? '';
      for (const database of [rules.as(other), rules.as(admin), rules.visitor()])
        await expectDenied(getDoc(doc(database, at)), { rule, op: 'get' });
      await getDoc(doc(rules.as(uid), at));
      for (const by of [uid, admin])
        await expectDenied(deleteDoc(doc(rules.as(by), at)), {
          rule: '{document=**}',
          op: 'delete',
        });
    }
  });
});

describe('a list of known payees', () => {
  const LIST = { rule: 'knownPayees', op: 'list' } as const;
  const listOf = (database: Firestore, uid: string, count = 100) =>
    getDocs(query(collection(database, 'knownPayees'), where('uid', '==', uid), limit(count)));

  it('is for their owner only, not for admins', async () => {
    const [uid, other] = [await putCustomer(rules), await putCustomer(rules)];
    await rules.put(knownPayeeOf(uid).path, { uid, since: new Date(0), name: 'Ada' });
    for (const database of [rules.as(other), rules.as(await putAdmin(rules)), rules.visitor()])
      await expectDenied(listOf(database, uid), LIST);
    expect((await listOf(rules.as(uid), uid)).size).toBe(1);
    expect((await listOf(rules.as(other), other)).size).toBe(0);
  });

  it('has at most a hundred of them, and only one’s own', async () => {
    const uid = await putCustomer(rules);
    await rules.put(knownPayeeOf(uid).path, { uid, since: new Date(0), name: 'Ada' });
    const all = collection(rules.as(uid), 'knownPayees');
    await expectDenied(listOf(rules.as(uid), uid, 101), LIST);
    // Without a limit, the comparison fails with an error, which denies.
    const unlimited = getDocs(query(all, where('uid', '==', uid)));
    await expect(unlimited).rejects.toMatchObject({ code: 'permission-denied' });
    await expectDenied(getDocs(query(all, limit(100))), LIST);
    await listOf(rules.as(uid), uid);
  });
});

it('a withdrawal without protection needs neither a count nor a known payee', async () => {
  const { uid, id } = await putReadyCustomer(rules);
  await commit(rules.as(uid), withdrawalOf(uid, id));
  const { uid: another, id: counted } = await putReadyCustomer(rules);
  const writes = [...countedWithdrawalOf(another, counted), knownPayeeOf(another)];
  await commit(rules.as(another), writes);
  expect(await rules.read(`dailyTotals/${another}`)).toMatchObject({ total: CENTS });
  expect(await rules.read(`users/${another}`)).not.toMatchObject({ accountBalance: BEFORE });
});
