import { isReadableText, parseAmountIn, type IsoDate, type Payee, type Repeat } from '@bank/domain';
import { amountProblems } from '@bank/ui';
import type { SavedPayee } from '../../api/saved-payees';
import type { PlannedPayment } from '../../api/planned-payment';
import { MAX_NAME, type Plan } from '../../api/planned-payments';
import { messages } from './messages';

export const REPEATS: readonly Repeat[] = ['once', 'weekly', 'monthly', 'yearly'];

/** Values of the payee's select; the others are ids of saved payees. */
export const NO_PAYEE = '';
export const KEEP_PAYEE = 'keep';

/** The values of the form as typed and chosen. */
export type PlanValues = {
  name: string;
  amount: string;
  payee: string;
  every: string;
  due: string;
};

type Context = {
  payment: PlannedPayment | null;
  payees: readonly SavedPayee[];
  currency: string;
  today: IsoDate;
};

type Problems = Partial<Record<keyof PlanValues, string | undefined>>;

const texts = messages.plan;

function checkName(name: string): string | undefined {
  if (name === '') return texts.noName;
  if (name.length > MAX_NAME) return texts.longName(MAX_NAME);
  return isReadableText(name) ? undefined : texts.hiddenCharacters;
}

/** The date may stay as it is, also if it is overdue. */
function checkDue(due: IsoDate, { payment, today }: Context): string | undefined {
  if (!/^20\d\d-\d\d-\d\d$/.test(due)) return texts.noDate;
  if (due === payment?.next) return undefined;
  if (payment && due <= payment.paidFor) return texts.paidDate;
  return due < today ? texts.pastDate : undefined;
}

function payeeOf(chosen: string, { payment, payees }: Context): Payee | null {
  if (chosen === KEEP_PAYEE) return payment?.payee ?? null;
  return payees.find(({ id }) => id === chosen)?.payee ?? null;
}

/** Validates the form: returns the plan, or the errors by field. */
export function checkPlan(
  values: PlanValues,
  context: Context,
): { plan: Plan } | { fields: Problems } {
  const { payment, currency } = context;
  const name = values.name.trim();
  const amount = parseAmountIn(values.amount, currency);
  const every = REPEATS.find((repeat) => repeat === values.every) ?? 'once';
  const problems: Problems = {
    name: checkName(name),
    amount: amount.ok ? undefined : amountProblems[amount.problem],
    due: checkDue(values.due, context),
  };
  if (!amount.ok || Object.values(problems).some(Boolean)) return { fields: problems };
  // A new date or interval starts a new series; otherwise the day of the month would be lost after a short month.
  const isSameSeries = payment?.next === values.due && payment.every === every;
  const first = isSameSeries ? payment.first : values.due;
  const payee = payeeOf(values.payee, context);
  return { plan: { name, amount: amount.cents, payee, every, first, next: values.due } };
}
