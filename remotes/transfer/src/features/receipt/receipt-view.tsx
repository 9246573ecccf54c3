import { disputeUrl, type UserProfile } from '@bank/domain';
import { Link } from '@bank/router';
import { Receipt } from '@bank/transactions';
import { Amount, Button, buttonClass, Icon } from '@bank/ui';
import { PrintIcon } from '@bank/ui/icons';
import type { Receipt as PaidWithdrawal } from '../../api/read-receipt';
import { messages } from '../../messages';
import { messages as texts } from './messages';
import { receiptRows, receiptText } from './receipt-rows';
import { ShareButton } from './share-button';

type Props = { paid: PaidWithdrawal; profile: UserProfile };

/** The receipt of a withdrawal, with all its details. */
export function ReceiptView({ paid, profile }: Props) {
  const { username, country: currency } = profile;
  return (
    <Receipt
      label={messages.receipt.title}
      amount={<Amount cents={paid.request.amount} currency={currency} />}
      status={<p>{texts.amount}</p>}
      items={receiptRows(paid, username)}
      notes={[texts.demonstration]}
      actions={
        <>
          <ShareButton text={receiptText(paid, username, currency)} />
          <Button variant="secondary" onClick={() => window.print()}>
            <Icon icon={PrintIcon} />
            {texts.print}
          </Button>
          <Link className={buttonClass('quiet')} to={disputeUrl(paid.id)}>
            {texts.report}
          </Link>
          <Link className={buttonClass('quiet')} to="/Withdrawal">
            {texts.again}
          </Link>
        </>
      }
    />
  );
}
