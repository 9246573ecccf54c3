import type { Payee } from '@bank/domain';
import { withdrawalFields } from './payee-document';

/**
 * The payee fields of `transactions/{id}`: those of its method, without the crypto address (specification,
 * section 3).
 */
export function transactionFields(payee: Payee) {
  switch (payee.method) {
    case 'Bank':
    case 'PayPal':
    case 'CashApp':
      return withdrawalFields(payee);
    case 'Cryptocurrency':
      return { method: payee.method, cryptoType: payee.cryptoType };
  }
}
