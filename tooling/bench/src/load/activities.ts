import { openPot, moveSavings } from '@bank/dashboard/src/api/change-pots';
import { readMonthFlows } from '@bank/dashboard/src/api/month-flows';
import { subscribePots } from '@bank/dashboard/src/api/pots';
import { subscribeProtection } from '@bank/data-access';
import { watchProfile } from '@bank/data-access/watch-profile';
import { watchTransactions } from '@bank/data-access/watch-transactions';
import { type BankErrorCode, newDisputeReference, newId, toCents } from '@bank/domain';
import { submitKycRequest } from '@bank/loan-cards-kyc/src/api/kyc';
import { applyForLoan, subscribeLoan } from '@bank/loan-cards-kyc/src/api/loan';
import { submitDispute } from '@bank/profile-dispute/src/api/dispute';
import { subscribeDisputes } from '@bank/profile-dispute/src/api/filed-disputes';
import { NO_FILTER } from '@bank/transactions/transaction-filter';
import { watchPage } from '@bank/transactions/transaction-page';
import { savePayee } from '@bank/transfer/src/api/payees';
import { subscribePayees } from '@bank/transfer/src/api/saved-payees';
import { withdraw } from '@bank/transfer/src/api/withdraw';
import type { Random } from '../bank/random';
import { firstValue, subscribeLive } from './first-value';
import type { Session } from './session';

/** A customer's state that outlives an activity. */
export type Customer = Session & {
  random: Random;
  code: number;
  potId: string;
  /** Keeps the dashboard open until the next activity, with live updates; else closes it when it is filled. */
  isLive: boolean;
  /** The ids of the payments that the bank has confirmed. */
  paid: string[];
  /** Ends the subscriptions of the screen that the customer has left. */
  leaveScreen(): void;
  /** Asks an administrator for another code, after too many wrong ones. */
  askForCode(): void;
};

export type Activity = {
  name: string;
  /** How often it is chosen, relative to the others. */
  weight: number;
  /** The refusals by business rules that this activity provokes. */
  expected: readonly BankErrorCode[];
  run(customer: Customer): Promise<void>;
};

const PAYEE = { method: 'PayPal', email: 'bo@example.com' } as const;
const MONTHS = 6;

async function openDashboard(customer: Customer): Promise<void> {
  const { db, uid } = customer;
  const opened = await Promise.all([
    subscribeLive((value, error) => watchProfile(db, uid, value, error)),
    subscribeLive((value, error) => watchTransactions(db, uid, 5, value, error)),
    subscribeLive((value, error) => subscribePots(db, uid, value, error)),
    subscribeLive((value, error) => subscribeProtection(db, uid, value, error)),
  ]);
  const stop = () => opened.forEach((each) => each.stop());
  if (customer.isLive) customer.leaveScreen = stop;
  else stop();
}

function lastMonths(now = new Date()): Date[] {
  const first = now.getUTCMonth() - MONTHS + 1;
  return Array.from(
    { length: MONTHS },
    (_, index) => new Date(Date.UTC(now.getUTCFullYear(), first + index, 1)),
  );
}

async function pay(customer: Customer, cents: number, code: number): Promise<void> {
  const { db, uid } = customer;
  const request = { amount: toCents(cents / 100), payee: PAYEE };
  const id = newId();
  try {
    const result = await withdraw(db, uid, { id, request, code, isRetry: false });
    if ('request' in result) customer.paid.push(id);
    else if (code === customer.code) throw new Error('The right code was refused.');
  } catch (error) {
    if ((error as { code?: unknown }).code === 'vat-code-locked') customer.askForCode();
    throw error;
  }
}

async function save(customer: Customer): Promise<void> {
  const { db, uid, potId, random } = customer;
  await openPot(db, uid, { id: potId, name: 'Holiday', target: null });
  const amount = toCents((random.chance(0.7) ? 1 : -1) * random.whole(1, 5));
  await moveSavings(db, uid, { id: newId(), potId, amount });
}

/** What customers do. The weights are assumptions: mostly reading, as in a bank's own statistics. */
const ACTIVITIES: readonly Activity[] = [
  { name: 'open the dashboard', weight: 30, expected: [], run: openDashboard },
  {
    name: 'list transactions',
    weight: 18,
    expected: [],
    run: async ({ db, uid }) => {
      const page = { uid, filter: NO_FILTER, after: null };
      await firstValue((value, error) => watchPage(db, page, value, error));
    },
  },
  {
    name: 'list the largest withdrawals',
    weight: 6,
    expected: [],
    run: async ({ db, uid }) => {
      const filter = { ...NO_FILTER, type: 'withdrawal', sort: 'largest' } as const;
      await firstValue((value, error) => watchPage(db, { uid, filter, after: null }, value, error));
    },
  },
  {
    name: 'see the months',
    weight: 4,
    expected: [],
    run: async ({ db, uid }) => void (await readMonthFlows(db, uid, lastMonths())),
  },
  {
    name: 'withdraw',
    weight: 14,
    expected: ['insufficient-funds', 'vat-code-locked'],
    run: (customer) => pay(customer, customer.random.whole(100, 2000), customer.code),
  },
  {
    name: 'withdraw with a wrong code',
    weight: 2,
    expected: ['insufficient-funds', 'vat-code-locked'],
    run: (customer) => pay(customer, 100, customer.code + 1),
  },
  {
    name: 'apply for a loan',
    weight: 4,
    expected: ['already-exists'],
    run: ({ db, uid, random }) => applyForLoan(db, uid, toCents(random.whole(10, 200))),
  },
  {
    name: 'see the loan',
    weight: 5,
    expected: [],
    run: async ({ db, uid }) => {
      await firstValue((onValue, onError) => subscribeLoan(db, uid, { onValue, onError }));
    },
  },
  {
    name: 'file a dispute',
    weight: 3,
    expected: ['too-soon'],
    run: ({ db, uid, random }) => {
      const amount = toCents(random.whole(1, 100));
      const dispute = { reference: newDisputeReference(), amount, accountNumber: '12345678' };
      return submitDispute(db, uid, dispute);
    },
  },
  {
    name: 'see the disputes',
    weight: 3,
    expected: [],
    run: async ({ db, uid }) => {
      await firstValue((value, error) => subscribeDisputes(db, uid, value, error));
    },
  },
  {
    name: 'send identity details',
    weight: 2,
    expected: ['already-exists'],
    run: ({ db, uid }) => {
      const details = { idType: 'passport', idNumber: 'P123', address: 'Elm', dob: '' } as const;
      return submitKycRequest(db, uid, details, '');
    },
  },
  { name: 'move savings', weight: 6, expected: ['insufficient-funds'], run: save },
  {
    name: 'save a payee',
    weight: 3,
    expected: ['conflict'],
    run: async ({ db, uid }) => {
      const taken = await firstValue<Parameters<typeof savePayee>[3]>((value, error) =>
        subscribePayees(db, uid, value, error),
      );
      await savePayee(db, uid, { name: 'Bo', payee: PAYEE }, taken);
    },
  },
];

const TOTAL = ACTIVITIES.reduce((sum, { weight }) => sum + weight, 0);

/** Chooses an activity by its weight. */
export function chooseActivity(random: Random): Activity {
  let left = random.next() * TOTAL;
  const chosen = ACTIVITIES.find(({ weight }) => (left -= weight) < 0);
  if (!chosen) throw new Error('The weights do not add up.');
  return chosen;
}
