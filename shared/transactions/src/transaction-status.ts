import type { TransactionStatus } from '@bank/domain';
import type { Tone } from '@bank/ui';
import { messages } from './messages';

type Badge = { tone: Tone; text: string };

const tones = { completed: 'success', pending: 'warning', failed: 'danger' } as const;

function isKnown(status: string): status is keyof typeof tones {
  // `Object.hasOwn`: a status may be named like an inherited property.
  return Object.hasOwn(tones, status);
}

/**
 * The badge of a status: completed green, pending yellow, failed red, others blue with the stored text;
 * a missing status is 'Completed' (specification, section 2, Dashboard).
 */
export function statusBadge(status: TransactionStatus | null): Badge {
  const stored = status ?? 'completed';
  return isKnown(stored)
    ? { tone: tones[stored], text: messages.transactions.statuses[stored] }
    : { tone: 'info', text: stored };
}
