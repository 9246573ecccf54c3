/**
 * The currencies without minor units (ISO 4217), as a pattern; the security rules have the same one. Not read
 * from Intl: browsers with CLDR's data omit the decimals of other currencies too, such as HUF and IDR.
 */
export const ZERO_DECIMAL_CURRENCIES =
  'BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|VND|VUV|XAF|XOF|XPF';

const pattern = new RegExp(`^(${ZERO_DECIMAL_CURRENCIES})$`);

/** Whether a currency has no minor units, such as JPY. All others have two decimals here. */
export function isZeroDecimal(currency: string): boolean {
  return pattern.test(currency);
}
