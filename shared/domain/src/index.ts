export { accountNumberKind, groupAccountNumber, type AccountNumberKind } from './account-number';
export { BankError, type BankErrorCode } from './bank-error';
export { brand, team } from './brand';
export { BUDGET_CATEGORIES, budgetUse, type BudgetCategory, type BudgetUse } from './budget';
export { CATEGORY_RULE_LIMITS, matchingRule, withRule, type CategoryRule } from './category-rule';
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
export { isZeroDecimal, ZERO_DECIMAL_CURRENCIES } from './currency';
export type { Transaction, TransactionStatus, TransactionType, UserProfile } from './entities';
export { disputeUrl, transactionIdFromUrl } from './dispute-url';
export {
  dayOf,
  occurrenceAfter,
  occurrencesBetween,
  type IsoDate,
  type Repeat,
  type Schedule,
} from './due-dates';
export { formatDollars, formatFigure, formatMoney, plainAmount } from './format-money';
export {
  CATEGORIES,
  checkTags,
  LABEL_LIMITS,
  monthOf,
  readTags,
  type Category,
  type Label,
  type TagProblem,
} from './label';
export {
  addCents,
  readCents,
  subtractCents,
  toMajorUnits,
  toCents,
  wholeUnits,
  type Cents,
} from './money';
export { newUser } from './new-user';
export { parseAmount, parseAmountIn, type AmountProblem, type ParsedAmount } from './parse-amount';
export type { Coin, Payee, PaymentMethod } from './payee';
export {
  changeProtection,
  checkProtection,
  isSameDay,
  LIMIT_NAMES,
  NO_PROTECTION,
  settingsAt,
  waitingSettings,
  waitsUntil,
  type LimitName,
  type PaymentDetails,
  type Protection,
  type ProtectionProblem,
  type ProtectionSettings,
} from './protection';
export { isReadableCode, isReadableText, READABLE } from './readable-text';
export { newDisputeReference, newId } from './references';
export type { RequestState, RequestStatus } from './request-state';
export { searchableText, searchEntry } from './search-entry';
