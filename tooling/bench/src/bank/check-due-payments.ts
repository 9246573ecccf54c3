import { occurrencesBetween, type IsoDate, type Schedule } from '@bank/domain';
import type { Fields, Snapshot, Violation } from './snapshot';

/** What `payeeOf` names in a withdrawal. */
const DUE_DATE = /^(\d{4}-\d\d-\d\d) (.+)$/;

/**
 * Checks that each due date was paid at most once, that the planned payment has the latest of its payments, and
 * that its next date is a later one of its schedule.
 */
export function checkDuePayments({ users, plannedPayments, withdrawals }: Snapshot): Violation[] {
  const violations: Violation[] = [];
  const report = (rule: string, where: string, expected: unknown, found: unknown) =>
    violations.push({ rule, where, expected, found });
  const latest = new Map<string, { paidFor: IsoDate; payment: string }>();
  const payments = new Map<string, string>();
  for (const [payment, { uid, accountHolderName }] of withdrawals) {
    const [dueDate, paidFor = '', plan = ''] = DUE_DATE.exec(String(accountHolderName)) ?? [];
    if (dueDate === undefined) continue;
    const first = payments.get(dueDate);
    if (first) report('a due date is paid once', dueDate, first, payment);
    payments.set(dueDate, payment);
    const owner = plannedPayments.get(plan)?.uid;
    if (owner !== uid) report('a due date is paid by its owner', payment, owner, uid);
    if (paidFor > (latest.get(plan)?.paidFor ?? '')) latest.set(plan, { paidFor, payment });
  }
  for (const [id, plan] of plannedPayments) {
    const { paidFor, payment, next, uid } = plan;
    const expected = latest.get(id) ?? { paidFor: '', payment: '' };
    if (paidFor !== expected.paidFor || payment !== expected.payment) {
      report('a planned payment has its latest payment', id, expected, { paidFor, payment });
    }
    if (!isNext(plan)) {
      report('the next date is a later one of the schedule', id, `after ${paidFor}`, next);
    }
    if (!users.has(String(uid))) {
      report('a record belongs to an account', id, 'a known owner', plan);
    }
  }
  return violations;
}

function isNext(plan: Fields): boolean {
  const { next, paidFor, every } = plan;
  if (typeof next !== 'string') return next === null && every === 'once';
  return next > String(paidFor) && occurrencesBetween(plan as Schedule, next, next).length === 1;
}
