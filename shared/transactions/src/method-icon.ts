import type { PaymentMethod, Transaction, TransactionType } from '@bank/domain';
import type { IconShape } from '@bank/ui';
import {
  BankIcon,
  CoinIcon,
  LoanIcon,
  MoneyInIcon,
  MoneyOutIcon,
  WalletIcon,
} from '@bank/ui/icons';

const METHOD_ICONS: Readonly<Record<PaymentMethod, IconShape>> = {
  Bank: BankIcon,
  PayPal: WalletIcon,
  CashApp: WalletIcon,
  Cryptocurrency: CoinIcon,
};
const TYPE_ICONS: Readonly<Record<TransactionType, IconShape>> = {
  withdrawal: MoneyOutIcon,
  send_money: MoneyInIcon,
  send_loan: LoanIcon,
};

function isKnown(method: string): method is PaymentMethod {
  // `Object.hasOwn`: a stored method may be named like an inherited property.
  return Object.hasOwn(METHOD_ICONS, method);
}

/** The icon of a withdrawal's method, or of the type of an entry without a known method. */
export function methodIcon({ type, method }: Transaction): IconShape {
  return method !== undefined && isKnown(method) ? METHOD_ICONS[method] : TYPE_ICONS[type];
}
