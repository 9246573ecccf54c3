import type { Payee } from '@bank/domain';
import { messages } from '../../messages';

const { fields, emailOf, coins } = messages.withdrawal;

/**
 * To whom the money goes, line by line, under the names that the form uses. Each value is written in
 * its own direction, which must not turn what stands around it.
 */
export function payeeFacts(payee: Payee): { name: string; value: string }[] {
  switch (payee.method) {
    case 'Bank':
      return [
        { name: fields.accountNumber, value: payee.accountNumber },
        { name: fields.bankName, value: payee.bankName },
        { name: fields.accountHolderName, value: payee.accountHolderName },
      ];
    case 'PayPal':
    case 'CashApp':
      return [{ name: emailOf[payee.method], value: payee.email }];
    case 'Cryptocurrency':
      return [
        { name: fields.cryptoAddress, value: payee.cryptoAddress },
        { name: fields.cryptoType, value: coins[payee.cryptoType] },
      ];
  }
}
