import type { Transaction, UserProfile } from '@bank/domain';
import { checkFields } from './check-fields';
import * as converters from './converters';

type Fields = Parameters<typeof converters.toUserProfile>[1];

const USER_FIELDS = {
  text: ['username', 'email', 'country', 'number'],
  money: ['accountBalance', 'loanBalance'],
  flag: ['isAdmin', 'transactionEnabled'],
};
const TRANSACTION_FIELDS = {
  text: ['userId', 'type', 'status', 'method', 'email', 'by'],
  money: ['amount', 'balance'],
  date: ['date'],
};

// The first screen converts documents without this check, which would delay it; what it shows is subscribed to later.

/** Converts `users/{uid}`, and announces its unreadable fields. */
export function toUserProfile(uid: string, data: Fields): UserProfile {
  checkFields('users', data, USER_FIELDS);
  return converters.toUserProfile(uid, data);
}

/** Converts `transactions/{id}`, and announces its unreadable fields. */
export function toTransaction(id: string, data: Fields): Transaction {
  checkFields('transactions', data, TRANSACTION_FIELDS);
  return converters.toTransaction(id, data);
}
