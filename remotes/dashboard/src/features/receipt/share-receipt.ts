import { brand, type Transaction } from '@bank/domain';
import { messages } from '../../messages';
import { receiptFacts } from './receipt-facts';

type Shared = 'shared' | 'copied' | 'cancelled';

const texts = messages.receipt;

/**
 * Hands the receipt to the device's own sharing, as text with what it says: the link opens for its
 * owner alone. Where a device has no sharing, the link goes to the clipboard.
 */
export async function shareReceipt(transaction: Transaction, currency: string): Promise<Shared> {
  const facts = receiptFacts(transaction, currency).map(({ name, value }) => `${name}: ${value}`);
  const title = `${brand.name}: ${texts.demonstration}`;
  const data = { title, text: [title, ...facts].join('\n'), url: location.href };
  // Not in every browser, whatever the types say.
  if (!('share' in navigator) || !navigator.canShare?.(data)) {
    await navigator.clipboard.writeText(location.href);
    return 'copied';
  }
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    // The person closed the device's dialog: that is an answer, too.
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    throw error;
  }
}
