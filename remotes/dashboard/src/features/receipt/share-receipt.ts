import { brand, type Transaction } from '@bank/domain';
import { messages } from '../../messages';
import { receiptDetails } from './receipt-details';

type ShareResult = 'shared' | 'copied' | 'cancelled';

const texts = messages.receipt;

/**
 * Shares the receipt as text with the Web Share API; its link opens only for its owner. Falls back to
 * copying the link.
 */
export async function shareReceipt(
  transaction: Transaction,
  currency: string,
  showsBalance: boolean,
): Promise<ShareResult> {
  const details = receiptDetails(transaction, currency, showsBalance).map(
    ({ name, value }) => `${name}: ${value}`,
  );
  const title = `${brand.name}: ${texts.demonstration}`;
  const data = { title, text: [title, ...details].join('\n'), url: location.href };
  // Not in every browser, despite the DOM types.
  if (!('share' in navigator) || !navigator.canShare?.(data)) {
    await navigator.clipboard.writeText(location.href);
    return 'copied';
  }
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    // The user cancelled the share dialog.
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    throw error;
  }
}
