/** Largest amount and balance, in major units: cents stay far within the exact integers. */
export const MAX_AMOUNT = 1_000_000_000;

/** A withdrawal needs a level above this; every account starts at it (section 9). */
export const INITIAL_ACCOUNT_LEVEL = 1;

/** VAT codes are 4 digits, both ends included (section 9). */
export const VAT_CODE = { min: 1000, max: 9999 } as const;

/** Wrong guesses of one issued VAT code before it locks. The database's rules hold the same number. */
export const MAX_VAT_GUESSES = 5;

/**
 * Milliseconds of the Processing state before the VAT prompt (section 4), and the least time between
 * two guesses, which the database's rules hold too.
 */
export const PROCESSING_DELAY = 2000;

/** The virtual card offer, in US dollars (section 9). */
export const VIRTUAL_CARD = {
  label: 'Easy Access MasterCard',
  creationFee: 100,
  weeklyLimit: 15_000,
} as const;

/** Milliseconds that a toast stays (section 9). */
export const TOAST_DURATION = {
  default: 5000,
  /** Success of sign-up, password reset and deposit. */
  success: 4000,
  login: 3000,
} as const;

/** Methods of a withdrawal, as the select shows them (section 2). */
export const PAYMENT_METHODS = ['Bank', 'PayPal', 'CashApp', 'Cryptocurrency'] as const;
export const COINS = ['BTC', 'ETH', 'USDT'] as const;

/** Kinds of identity document, as stored (section 9). */
export const ID_TYPES = ['passport', 'driver_license', 'national_id'] as const;

export const BILL_CATEGORIES = ['Electricity', 'Water', 'Internet', 'Phone', 'Rent'] as const;

/** The sign-in provider's own minimum, in characters; not a rule of the product (section 9). */
export const MIN_PASSWORD_LENGTH = 6;

/**
 * What an identity image may be: bytes at most, and media types. The storage rules hold the same, and how
 * many a customer may store. They can't read a file, so that pages check its pixels before they decode it.
 */
export const KYC_IMAGE = {
  maxBytes: 5 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp'],
  perCustomer: 20,
  /** Just above what phones take: decoded, an image needs four bytes for each pixel. */
  maxPixels: 50_000_000,
} as const;
