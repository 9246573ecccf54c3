import { groupAccountNumber, type Payee } from '@bank/domain';

/** The person or address that the money goes to, in a few words. */
export function recipientOf(payee: Payee): string {
  return payee.method === 'Bank' ? payee.accountHolderName : destinationOf(payee);
}

/** The account, email or address that the money goes to, shown beside the payee's name. */
export function destinationOf(payee: Payee): string {
  switch (payee.method) {
    case 'Bank':
      return groupAccountNumber(payee.accountNumber);
    case 'PayPal':
    case 'CashApp':
      return payee.email;
    case 'Cryptocurrency':
      return payee.cryptoAddress;
  }
}
