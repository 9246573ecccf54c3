import type { Payee } from '@bank/domain';

/** Identifies a payee by the account, independent of the holder and the spelling of the number. */
function identityOf(payee: Payee): string {
  switch (payee.method) {
    case 'Bank':
      return payee.accountNumber.replaceAll(' ', '').toUpperCase();
    case 'PayPal':
    case 'CashApp':
      return payee.email.toLowerCase();
    case 'Cryptocurrency':
      return `${payee.cryptoType}:${payee.cryptoAddress}`;
  }
}

/** The payee's part of the id of `knownPayees`: the security rules compute the same from a payment. */
export async function payeeKey(payee: Payee): Promise<string> {
  const identity = new TextEncoder().encode(`${payee.method}:${identityOf(payee)}`);
  const hash = await crypto.subtle.digest('SHA-256', identity);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
