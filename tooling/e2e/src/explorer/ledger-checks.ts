import { EMULATOR_ADMIN_HEADERS } from '@bank/backend/emulators';
import { accountOf, storedWhere } from '../fixtures/backend';
import { environment } from '../fixtures/environment';

const { projectId, firestoreHost } = environment;
const SERVER = `http://${firestoreHost}/v1`;
const DATABASE = `projects/${projectId}/databases/(default)/documents`;

/** Whole cents, because sums of decimal fractions are not exact. */
export const toCents = (amount: number) => Math.round(amount * 100);

export async function storedCents(uid: string): Promise<number> {
  return toCents(Number((await accountOf(uid))['accountBalance']));
}

/** Pays money in, as the bank does. Tries again if the customer's own payment came between. */
export async function credit(uid: string, cents: number): Promise<void> {
  const name = `${DATABASE}/users/${uid}`;
  for (let isWritten = false; !isWritten;) {
    const read = await fetch(`${SERVER}/${name}`, { headers: EMULATOR_ADMIN_HEADERS });
    const { fields, updateTime } = (await read.json()) as {
      fields: { accountBalance: { doubleValue?: number; integerValue?: string } };
      updateTime: string;
    };
    const { doubleValue, integerValue } = fields.accountBalance;
    const balance = (toCents(doubleValue ?? Number(integerValue)) + cents) / 100;
    const write = {
      update: { name, fields: { accountBalance: { doubleValue: balance } } },
      updateMask: { fieldPaths: ['accountBalance'] },
      currentDocument: { updateTime },
    };
    const written = await fetch(`${SERVER}/${DATABASE}:commit`, {
      method: 'POST',
      headers: EMULATOR_ADMIN_HEADERS,
      body: JSON.stringify({ writes: [write] }),
    });
    isWritten = written.ok;
    const text = await written.text();
    if (!isWritten && !/FAILED_PRECONDITION|ABORTED/.test(text)) throw new Error(text);
  }
}

/** What is wrong with the payments of a customer: each has its own amount, in cents. */
export async function paymentProblems(
  uid: string,
  { paidIn, intended }: { paidIn: number; intended: readonly number[] },
): Promise<string[]> {
  const [withdrawals, transactions, stored] = await Promise.all([
    storedWhere('withdrawals', 'uid', uid),
    storedWhere('transactions', 'userId', uid),
    storedCents(uid),
  ]);
  const paid = withdrawals.map(({ amount }) => toCents(Number(amount)));
  const total = paid.reduce((sum, cents) => sum + cents, 0);
  return [
    ...paid
      .filter((cents, index) => paid.indexOf(cents) !== index)
      .map((cents) => `paid twice: ${cents} cents`),
    ...paid
      .filter((cents) => !intended.includes(cents))
      .map((cents) => `paid without being asked: ${cents} cents`),
    ...(transactions.length === paid.length ? [] : ['the history differs from the payments']),
    ...(stored === paidIn - total ? [] : [`stored ${stored} cents, not ${paidIn - total}`]),
  ];
}
