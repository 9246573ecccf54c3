/** The colour of a request's status, as the transaction history colours its own (section 2). */
export function statusTone(status: string): 'success' | 'warning' | 'danger' | 'info' {
  switch (status) {
    case 'approved':
      return 'success';
    case 'pending':
      return 'warning';
    case 'rejected':
      return 'danger';
    default:
      return 'info';
  }
}
