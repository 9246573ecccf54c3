import { newUser, toMajorUnits, toCents, type Cents } from '@bank/domain';
import { emailConfirmationDocuments, type Document, type Fields } from '../seed/emulators';
import type { DemoCustomer } from './customers';

/** The volume of the months differs: quiet at the start of the year, busy before its end. */
const SEASON = [0.6, 0.7, 1, 0.9, 1.2, 0.8, 0.5, 0.7, 1.1, 1.3, 1, 1.4] as const;

const BANKS = ['First Bank', 'Banque du Lac', 'Nordbank'] as const;
const PAYEES = ['Fern Hill Lettings', 'City Power', 'Green Grocer', 'Northern Rail'] as const;

/** A deterministic number from 0 to 1. */
function chance(index: number, salt: number): number {
  const mixed = Math.imul(
    Math.imul(index + 1, 2_654_435_761) ^ Math.imul(salt + 1, 40_503),
    69_069,
  );
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** Returns the relative volume of a month. */
const seasonOf = (monthsAgo: number) => SEASON[SEASON.length - 1 - monthsAgo] ?? 1;

/** Salaries are paid on the days that every month has. */
const PAYDAYS = 28;

/** When the salary of a month arrives. The customers' paydays are spread over the month. */
function payday(now: Date, monthsAgo: number, index: number): Date {
  const [day, hour] = [1 + ((index * 11) % PAYDAYS), 6 + (index % 12)];
  return new Date(now.getFullYear(), now.getMonth() - monthsAgo, day, hour);
}

function payout(index: number, salt: number): { method: string; fields: Fields; paid: Fields } {
  if (salt % 5 === 4) {
    const email = { email: `payee-${index}@wallet.example` };
    return { method: 'PayPal', fields: email, paid: email };
  }
  const to = {
    accountNumber: `0045${String(10_000_000 + index * 977 + salt)}`,
    accountHolderName: PAYEES[(index + salt) % PAYEES.length] ?? PAYEES[0],
    bankName: BANKS[salt % BANKS.length] ?? BANKS[0],
  };
  return { method: 'Bank', fields: to, paid: to };
}

type Movement = { at: Date; type: 'send_money' | 'send_loan' | 'withdrawal'; amount: Cents };

function movementsOf(customer: DemoCustomer, now: Date): Movement[] {
  const { index, scale, isWhole, monthsAgo } = customer;
  const money = (amount: number) =>
    toCents(isWhole ? Math.round(amount * scale) : Math.round(amount * scale * 100) / 100);
  const movements: Movement[] = [];
  for (let month = monthsAgo; month >= 0; month -= 1) {
    // From one salary to the next, which the withdrawals never exceed.
    const start = payday(now, month, index).getTime();
    const end = payday(now, month - 1, index).getTime();
    const during = (part: number) => new Date(start + part * (end - start));
    const pay = 900 + 300 * (index % 7);
    movements.push({ at: during(0), type: 'send_money', amount: money(pay) });
    if (chance(index, month) > 0.94)
      movements.push({ at: during(0.1), type: 'send_loan', amount: money(1500) });
    const count = Math.round(4 * seasonOf(month) * (0.4 + chance(index, month + 20)));
    for (let turn = 0; turn < count; turn += 1) {
      const salt = 100 + month * 10 + turn;
      movements.push({
        at: during(0.15 + (0.8 * (turn + chance(index, salt))) / count),
        type: 'withdrawal',
        amount: money((pay / (count + 1)) * (0.5 + 0.5 * chance(index, salt + 1))),
      });
    }
  }
  return movements.filter(({ at }) => at <= now);
}

/** The account of a customer and its transactions. The balance is their sum. */
export function yearOf(customer: DemoCustomer, admins: readonly string[], now: Date): Document[] {
  const { uid, index, monthsAgo } = customer;
  const opened = new Date(now.getFullYear(), now.getMonth() - monthsAgo, 1, 1);
  // Those who joined last wait for an administrator to enable them.
  const isEnabled = monthsAgo > 0;
  const documents: Document[] = emailConfirmationDocuments(customer, opened);
  let [balance, loan] = [0, 0];
  let last: Fields = {};
  for (const [turn, { at, type, amount }] of (isEnabled
    ? movementsOf(customer, now)
    : []
  ).entries()) {
    const id = `${uid}-tx-${turn + 1}`;
    const entry = { userId: uid, type, amount: toMajorUnits(amount), date: at };
    if (type === 'withdrawal') {
      balance -= amount;
      const { method, fields, paid } = payout(index, turn);
      documents.push(
        { path: `transactions/${id}`, fields: { ...entry, ...fields, method, status: 'pending' } },
        {
          path: `withdrawals/${id}`,
          fields: { uid, method, amount: entry.amount, date: at, status: 'completed', ...paid },
        },
      );
      last = { ...last, lastTx: id };
      continue;
    }
    const by = admins[turn % admins.length] ?? '';
    const before = toMajorUnits(balance as Cents);
    balance += amount;
    if (type === 'send_loan') loan += amount;
    const after = toMajorUnits(balance as Cents);
    documents.push(
      {
        path: `transactions/${id}`,
        fields: { ...entry, balance: after, by, status: 'completed' },
      },
      { path: `auditLog/${id}-audit`, fields: { by, action: type, uid, before, after, at } },
    );
    last = { lastTx: id, lastAudit: `${id}-audit` };
  }
  documents.push({
    path: `users/${uid}`,
    fields: {
      ...newUser(customer),
      accountBalance: toMajorUnits(balance as Cents),
      loanBalance: toMajorUnits(loan as Cents),
      ...(isEnabled && { accountLevel: 2, transactionEnabled: index % 13 !== 6 }),
      ...last,
    },
  });
  return documents;
}
