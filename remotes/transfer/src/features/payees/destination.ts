import type { Payee } from '@bank/domain';

/** The account, email or address that the money goes to, shown beside the payee's name. */
export function destinationOf(payee: Payee): string {
  switch (payee.method) {
    case 'Bank':
      return payee.accountNumber;
    case 'PayPal':
    case 'CashApp':
      return payee.email;
    case 'Cryptocurrency':
      return payee.cryptoAddress;
  }
}
