import { addCents, subtractCents, toMajorUnits, toCents, type Cents } from '@bank/domain';
import type { Document, Fields } from './emulators';

const DAY = 24 * 60 * 60 * 1000;
const EVERY_DAYS = 5;

type Credit = { type: 'send_money' | 'send_loan'; amount: number; status?: string };
type Payout = {
  type: 'withdrawal';
  amount: number;
  status?: string;
  to: 'Bank' | 'PayPal' | 'CashApp' | 'Cryptocurrency';
};
type Event = Credit | Payout;

/** Eight months with six transactions each: a salary, rent and bills, and one extra. */
const MONTHS: readonly (readonly [Event, Event, Event, Event, Event, Event])[] = [
  month(2400, 850, { type: 'send_loan', amount: 5000, status: 'completed' }, 'completed'),
  month(
    2400,
    850,
    { type: 'withdrawal', to: 'Cryptocurrency', amount: 320.55, status: 'completed' },
    'completed',
  ),
  month(2400, 850, { type: 'send_money', amount: 75.5, status: 'completed' }, 'failed'),
  month(
    2425.5,
    850,
    { type: 'withdrawal', to: 'Cryptocurrency', amount: 45.1, status: 'failed' },
    'completed',
  ),
  month(2425.5, 875, { type: 'send_loan', amount: 1250.25, status: 'completed' }, 'completed'),
  month(2425.5, 875, { type: 'send_money', amount: 0.99 }, undefined),
  month(
    2425.5,
    875,
    { type: 'withdrawal', to: 'Cryptocurrency', amount: 1010.01, status: 'completed' },
    'completed',
  ),
  month(
    2425.5,
    875,
    { type: 'withdrawal', to: 'Cryptocurrency', amount: 18.07, status: 'pending' },
    'pending',
  ),
];

function month(
  salary: number,
  rent: number,
  extra: Event,
  rest: string | undefined,
): [Event, Event, Event, Event, Event, Event] {
  const status: { status?: string } = rest === undefined ? {} : { status: rest };
  return [
    { type: 'send_money', amount: salary, status: 'completed' },
    { type: 'withdrawal', to: 'Bank', amount: rent, status: 'completed' },
    { type: 'withdrawal', to: 'PayPal', amount: 64.2, ...status },
    extra,
    { type: 'withdrawal', to: 'CashApp', amount: 31.85, ...status },
    { type: 'withdrawal', to: 'Bank', amount: 119.99, status: 'completed' },
  ];
}

const bank = {
  accountNumber: 'IE29AIBK93115212345678',
  accountHolderName: 'Fern Hill Lettings',
  bankName: 'First Bank',
};
const payees = {
  Bank: { logged: bank, paid: bank },
  PayPal: { logged: { email: 'ada@wallet.example' }, paid: { email: 'ada@wallet.example' } },
  CashApp: { logged: { email: 'ada@wallet.example' }, paid: { email: 'ada@wallet.example' } },
  Cryptocurrency: {
    logged: { cryptoType: 'ETH' },
    paid: { cryptoType: 'ETH', cryptoAddress: '0x52908400098527886E0F7030069857D2E4169EE7' },
  },
} as const;

export type History = { documents: Document[]; account: Fields };

/**
 * Eight months of transactions that end at `now`, with related documents: a withdrawal with its
 * payout, a credit with its audit entry. The balances are the sums of the transactions; a
 * failed withdrawal does not count.
 */
export function historyOf(uid: string, admin: string, now: Date): History {
  const events = MONTHS.flat();
  const documents: Document[] = [];
  let [balance, loan]: [Cents, Cents] = [toCents(0), toCents(0)];
  let [lastTx, lastAudit] = ['', ''];

  events.forEach((event, index) => {
    const [id, date] = [
      `${uid}-tx-${index + 1}`,
      new Date(now.getTime() - (events.length - index) * EVERY_DAYS * DAY),
    ];
    const cents = toCents(event.amount);
    const status: Fields = event.status === undefined ? {} : { status: event.status };
    const entry: Fields = { userId: uid, type: event.type, amount: event.amount, date, ...status };
    lastTx = id;

    if (event.type === 'withdrawal') {
      if (event.status !== 'failed') balance = subtractCents(balance, cents);
      const { logged, paid } = payees[event.to];
      const payout: Fields = {
        uid,
        method: event.to,
        amount: event.amount,
        date,
        status: 'completed',
        ...paid,
      };
      documents.push({
        path: `transactions/${id}`,
        fields: { ...entry, method: event.to, ...logged },
      });
      documents.push({ path: `withdrawals/${id}`, fields: payout });
      return;
    }
    const before = balance;
    balance = addCents(balance, cents);
    if (event.type === 'send_loan') loan = addCents(loan, cents);
    lastAudit = `${id}-audit`;
    const audit = {
      by: admin,
      action: event.type,
      uid,
      before: toMajorUnits(before),
      after: toMajorUnits(balance),
      at: date,
    };
    documents.push({
      path: `transactions/${id}`,
      fields: { ...entry, balance: toMajorUnits(balance), by: admin },
    });
    documents.push({ path: `auditLog/${lastAudit}`, fields: audit });
  });

  return {
    documents,
    account: {
      accountBalance: toMajorUnits(balance),
      loanBalance: toMajorUnits(loan),
      lastTx,
      lastAudit,
    },
  };
}
