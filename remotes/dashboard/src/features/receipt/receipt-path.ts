/** The URL of a transaction's receipt. */
export function receiptPath(id: string): string {
  return `/dashboard/transactions/${encodeURIComponent(id)}`;
}
