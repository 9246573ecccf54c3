const PARAMETER = 'receipt';

/** The URL of a withdrawal's receipt. */
export function receiptUrl(id: string): string {
  return `/Withdrawal?${new URLSearchParams({ [PARAMETER]: id }).toString()}`;
}

/** Returns the withdrawal id in a receipt URL, or `null`. */
export function receiptIdFromUrl(search: string): string | null {
  return new URLSearchParams(search).get(PARAMETER);
}
