import type { TransactionStatus } from '@bank/domain';
import type { Tone } from '@bank/ui';
import { messages } from './messages';

type Badge = { tone: Tone; text: string };

const tones = { completed: 'success', pending: 'warning', failed: 'danger' } as const;

function isKnown(status: string): status is keyof typeof tones {
  // `Object.hasOwn`: a status named like a method of every object is no known one.
  return Object.hasOwn(tones, status);
}

/**
 * How a status is shown: completed green, pending yellow, failed red, any other blue under its own
 * name; a missing one says 'Completed' (section 2, Dashboard).
 */
export function statusBadge(status: TransactionStatus | null): Badge {
  const stored = status ?? 'completed';
  return isKnown(stored)
    ? { tone: tones[stored], text: messages.transactions.statuses[stored] }
    : { tone: 'info', text: stored };
}
