/** Largest amount and balance, in major units: the cents stay safe integers. */
export const MAX_AMOUNT = 1_000_000_000;

/** Every account starts at this level; withdrawals need a higher one (specification, section 9). */
export const INITIAL_ACCOUNT_LEVEL = 1;

/** VAT codes have 4 digits; both bounds are inclusive (specification, section 9). */
export const VAT_CODE = { min: 1000, max: 9999 } as const;

/** Wrong guesses before an issued VAT code locks. The security rules enforce the same number. */
export const MAX_VAT_GUESSES = 5;

/**
 * Duration of the Processing state before the VAT prompt, in milliseconds (specification, section 4).
 * The security rules enforce the same minimum time between two guesses.
 */
export const PROCESSING_DELAY = 2000;

/** The virtual card offer, in US dollars (specification, section 9). */
export const VIRTUAL_CARD = {
  label: 'Easy Access MasterCard',
  creationFee: 100,
  weeklyLimit: 15_000,
} as const;

/** Toast durations in milliseconds (specification, section 9). */
export const TOAST_DURATION = {
  default: 5000,
  /** Success of sign-up, password reset and deposit. */
  success: 4000,
  login: 3000,
} as const;

/** Withdrawal methods as shown in the select (specification, section 2). */
export const PAYMENT_METHODS = ['Bank', 'PayPal', 'CashApp', 'Cryptocurrency'] as const;
export const COINS = ['BTC', 'ETH', 'USDT'] as const;

/**
 * Limits of an identity image. The Storage rules enforce size, type and count; they can't read a file,
 * so pages check the pixel count before decoding.
 */
export const KYC_IMAGE = {
  maxBytes: 5 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp'],
  perCustomer: 20,
  /** Slightly above phone cameras. A decoded image takes 4 bytes per pixel. */
  maxPixels: 50_000_000,
} as const;
