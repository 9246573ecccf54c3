import { groupAccountNumber, type Payee } from '@bank/domain';
import { messages } from '../../messages';

const { fields, emailOf, coins } = messages.withdrawal;

/**
 * The payee's details as rows, labelled like the form fields. Render each value in `<bdi>`: its direction
 * must not affect the text around it.
 */
export function payeeDetails(payee: Payee): { name: string; value: string }[] {
  switch (payee.method) {
    case 'Bank':
      return [
        { name: fields.accountNumber, value: groupAccountNumber(payee.accountNumber) },
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
