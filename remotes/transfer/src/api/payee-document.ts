import { COINS, readCents, type Coin, type Payee } from '@bank/domain';
import type { WithdrawalRequest } from './check-withdrawal';

/** The payee fields of `withdrawals/{id}`: all those of its method, and no others. */
export function withdrawalFields(payee: Payee): Payee {
  switch (payee.method) {
    case 'Bank': {
      const { method, accountNumber, bankName, accountHolderName } = payee;
      return { method, accountNumber, bankName, accountHolderName };
    }
    case 'PayPal':
    case 'CashApp':
      return { method: payee.method, email: payee.email };
    case 'Cryptocurrency': {
      const { method, cryptoAddress, cryptoType } = payee;
      return { method, cryptoAddress, cryptoType };
    }
  }
}

type Fields = Readonly<Record<string, unknown>>;

function isCoin(value: unknown): value is Coin {
  return COINS.some((coin) => coin === value);
}

/** Parses the stored fields of a payee; `null` if they are incomplete. */
export function readPayee(fields: Fields): Payee | null {
  const { method, accountNumber, bankName, accountHolderName, email, cryptoAddress, cryptoType } =
    fields;
  const isBank =
    typeof accountNumber === 'string' &&
    typeof bankName === 'string' &&
    typeof accountHolderName === 'string';
  if (method === 'Bank' && isBank) return { method, accountNumber, bankName, accountHolderName };
  if ((method === 'PayPal' || method === 'CashApp') && typeof email === 'string') {
    return { method, email };
  }
  if (method === 'Cryptocurrency' && typeof cryptoAddress === 'string' && isCoin(cryptoType)) {
    return { method, cryptoAddress, cryptoType };
  }
  return null;
}

/** Parses the fields of `withdrawals/{id}`; `null` if they are incomplete. */
export function readRequest(fields: Fields): WithdrawalRequest | null {
  const payee = readPayee(fields);
  const amount = readCents(fields.amount);
  return payee && amount !== null ? { amount, payee } : null;
}
