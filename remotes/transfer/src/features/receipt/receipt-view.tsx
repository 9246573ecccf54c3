import type { UserProfile } from '@bank/domain';
import { Link } from '@bank/router';
import { Receipt, receiptTexts, type ReceiptEntry } from '@bank/transactions';
import { buttonClass } from '@bank/ui';
import type { Receipt as PaidWithdrawal } from '../../api/read-receipt';

type Props = { paid: PaidWithdrawal; profile: UserProfile };

/** The entry that the history shows. A withdrawal is recorded as pending, and no record changes. */
function entryOf({ id, request, date }: PaidWithdrawal): ReceiptEntry {
  const { amount, payee } = request;
  return { id, type: 'withdrawal', status: 'pending', amount, date, ...payee };
}

/** The receipt of a withdrawal, with all its details. */
export function ReceiptView({ paid, profile }: Props) {
  return (
    <Receipt entry={entryOf(paid)} account={profile}>
      <Link className={buttonClass('quiet')} to="/Withdrawal">
        {receiptTexts.again}
      </Link>
    </Receipt>
  );
}
