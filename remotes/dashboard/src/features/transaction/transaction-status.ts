import type { TransactionStatus } from '@bank/domain';
import type { Tone } from '@bank/ui';
import { messages } from '../../messages';

const texts = messages.transactions.statuses;

type Badge = { tone: Tone; text: string };

const known: Readonly<Record<string, Badge>> = {
  completed: { tone: 'success', text: texts.completed },
  pending: { tone: 'warning', text: texts.pending },
  failed: { tone: 'danger', text: texts.failed },
};

/**
 * How a status is shown: completed green, pending yellow, failed red, any other blue under its own
 * name; a missing one says 'Completed' (section 2, Dashboard).
 */
export function statusBadge(status: TransactionStatus | null): Badge {
  const stored = status ?? 'completed';
  // `Object.hasOwn`: a status named like a method of every object is no known one.
  const badge = Object.hasOwn(known, stored) ? known[stored] : undefined;
  return badge ?? { tone: 'info', text: stored };
}
