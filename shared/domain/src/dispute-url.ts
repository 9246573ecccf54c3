const PARAMETER = 'transaction';

/** The URL of the dispute form, filled in with a payment; receipts link to it. */
export function disputeUrl(transactionId: string): string {
  return `/dispute?${new URLSearchParams({ [PARAMETER]: transactionId }).toString()}`;
}

/** Returns the transaction id in a dispute URL, or `null`. */
export function transactionIdFromUrl(search: string): string | null {
  const id = new URLSearchParams(search).get(PARAMETER) ?? '';
  // Typed or broken URLs: a slash would name another document.
  return /^[\w-]{1,40}$/.test(id) ? id : null;
}
