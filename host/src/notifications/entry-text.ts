import { formatMoney, type Cents } from '@bank/domain';
import { dateFormat, locale } from '@bank/i18n';
import type { Event } from './entries';
import { messages } from './messages';

const when = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** What happened, in words. `currency` is null while amounts are hidden. */
export function entryText(event: Event, currency: string | null): string {
  const withAmount = (text: string, amount: Cents | null) =>
    currency === null || amount === null
      ? text
      : messages.withAmount(text, formatMoney(amount, currency, locale()));

  switch (event.kind) {
    case 'decision': {
      const decision = event.isApproved ? 'approved' : 'rejected';
      if (event.request === 'kyc') return messages.kyc[decision];
      if (event.request === 'loan') return withAmount(messages.loan[decision], event.amount);
      return messages.dispute[decision](event.reference ?? '');
    }
    case 'credit':
      return withAmount(
        event.isLoan ? messages.loanReceived : messages.moneyReceived,
        event.amount,
      );
    case 'due':
      // Isolated: a name that is read from right to left would reorder the sentence.
      return withAmount(messages.due(`\u2068${event.name}\u2069`), event.amount);
    case 'locked':
      return messages.locked;
    case 'unlocked':
      return messages.unlocked;
    case 'unlock-waits':
      return messages.unlockWaits(when.format(event.appliesAt));
    case 'limits-changed':
      return messages.limitsChanged;
    case 'limits-wait':
      return messages.limitsWait(when.format(event.appliesAt));
    case 'protection-changed':
      return messages.protectionChanged;
  }
}
