const PARAMETER = 'receipt';

/** Where the receipt of a withdrawal stands. */
export function receiptAddress(id: string): string {
  return `/Withdrawal?${new URLSearchParams({ [PARAMETER]: id }).toString()}`;
}

/** The withdrawal whose receipt an address asks for, or `null`. */
export function receiptIn(search: string): string | null {
  return new URLSearchParams(search).get(PARAMETER);
}
