export { BankError, type BankErrorCode } from './bank-error';
export { brand } from './brand';
export {
  COINS,
  INITIAL_ACCOUNT_LEVEL,
  KYC_IMAGE,
  MAX_AMOUNT,
  MAX_VAT_GUESSES,
  PAYMENT_METHODS,
  PROCESSING_DELAY,
  TOAST_DURATION,
  VAT_CODE,
  VIRTUAL_CARD,
} from './constants';
export type { Transaction, TransactionStatus, TransactionType, UserProfile } from './entities';
export { formatMoney } from './format-money';
export { addCents, subtractCents, toMajorUnits, toCents, type Cents } from './money';
export { newUser } from './new-user';
export { parseAmount, type AmountProblem } from './parse-amount';
export type { Coin, Payee, PaymentMethod } from './payee';
export { isReadableCode, isReadableText, READABLE } from './readable-text';
export { newDisputeReference, newId, newVatCode } from './references';
export type { RequestState, RequestStatus } from './request-state';
