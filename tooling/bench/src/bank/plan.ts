import { COINS, VAT_CODE, type Payee } from '@bank/domain';
import type { BankOptions } from './options';
import { Random } from './random';

/** What is tried, and how often: weights. */
const MIX = {
  withdraw: 36,
  send_money: 26,
  send_loan: 9,
  /** A withdrawal with a wrong code. */
  guess_wrong: 7,
  /** More wrong codes in a row than are allowed, and faster. */
  brute_force: 0.4,
  /** A withdrawal of more than there can be, by a client that doesn't check. */
  overdraw: 3,
  issue_code: 4,
  /** The customer signs out everywhere else; a thief's session tries to pay with the right code after it. */
  revoke_sessions: 2,
} as const;

/**
 * How often in a run owners read account and log. The emulator has no indexes: each such read goes
 * through all logs there are, and would take most of a long run's time.
 */
const READS = 200;

/** How often an operation is an earlier one sent again under the same id. */
const REPLAYS = 0.09;

export type Kind = keyof typeof MIX | 'read';

/** One operation. `cents`, `code` and `payee` are drawn for all, and used by those that need them. */
export type Operation = {
  id: string;
  kind: Kind;
  account: string;
  admin: string;
  cents: number;
  /** What a wrong guess tries; never an issued code. */
  wrongCode: number;
  /** What an admin issues. */
  newCode: number;
  payee: Payee;
  /** Whoever is impatient leaves when an answer is lost, and never learns what became of it. */
  isImpatient: boolean;
  isReplay: boolean;
};

/** Credits are the larger ones and the rarer: accounts run low, but not dry. In cents. */
const DEFAULT_LARGEST = 30_000;
const OVERDRAFT = 90_000_000_000;
const LARGEST: Partial<Record<Kind, number>> = { withdraw: 10_000, revoke_sessions: 10_000 };

export const ADMINS = Array.from({ length: 8 }, (_, index) => `admin-${index + 1}`);

/** The admin who proposes what `admin` releases. */
export function authorBeside(admin: string): string {
  return ADMINS.find((other) => other !== admin) ?? '';
}

export function customers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `customer-${index + 1}`);
}

/** The operations in the order in which clients take them; the same options plan the same. */
export function planOperations(options: BankOptions): Operation[] {
  const random = new Random(options.seed);
  const accounts = customers(options.accounts);
  const plan: Operation[] = [];
  while (plan.length < options.operations) {
    const repeated = random.chance(REPLAYS) ? earlier(plan, random) : undefined;
    const kind = random.chance(READS / options.operations) ? 'read' : drawKind(random);
    plan.push(repeated ? { ...repeated, isReplay: true } : operation(kind, accounts, random));
  }
  return plan;
}

/** Every other time one of the last few, which may still be under way: a double click. */
function earlier(plan: readonly Operation[], random: Random): Operation | undefined {
  const from = random.chance(0.5) ? Math.max(0, plan.length - 10) : 0;
  const found = plan[random.whole(from, plan.length - 1)];
  const isRepeatable = found && found.kind !== 'read' && found.kind !== 'brute_force';
  return isRepeatable ? found : undefined;
}

function operation(kind: Kind, accounts: readonly string[], random: Random): Operation {
  return {
    id: random.id(),
    kind,
    account: random.pick(accounts),
    admin: random.pick(ADMINS),
    cents: kind === 'overdraw' ? OVERDRAFT : random.whole(1, LARGEST[kind] ?? DEFAULT_LARGEST),
    wrongCode: random.whole(0, VAT_CODE.min - 1),
    newCode: random.whole(VAT_CODE.min, VAT_CODE.max),
    payee: payee(random),
    isImpatient: random.chance(0.15),
    isReplay: false,
  };
}

function drawKind(random: Random): Kind {
  const kinds = Object.entries(MIX) as [keyof typeof MIX, number][];
  let left = random.next() * kinds.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [kind, weight] of kinds) {
    left -= weight;
    if (left < 0) return kind;
  }
  return 'withdraw';
}

function payee(random: Random): Payee {
  const email = `payee-${random.whole(1, 99)}@wallet.example`;
  const accountNumber = `IE29AIBK931152${random.whole(10_000_000, 99_999_999)}`;
  return random.pick<Payee>([
    { method: 'Bank', accountNumber, bankName: 'First Bank', accountHolderName: 'Ada Okafor' },
    { method: 'PayPal', email },
    { method: 'CashApp', email },
    {
      method: 'Cryptocurrency',
      cryptoAddress: `bc1q${accountNumber}`,
      cryptoType: random.pick(COINS),
    },
  ]);
}
