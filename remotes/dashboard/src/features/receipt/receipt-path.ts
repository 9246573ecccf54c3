/** The page of an entry of one's own history. */
export function receiptPath(id: string): string {
  return `/dashboard/transactions/${encodeURIComponent(id)}`;
}
