import { disputeUrl, type Transaction } from '@bank/domain';
import { useNotify, useRemote } from '@bank/remote-kit';
import { Link } from '@bank/router';
import { Button, buttonClass, Icon, useBalanceShown } from '@bank/ui';
import { PrintIcon, ShareIcon } from '@bank/ui/icons';
import { messages } from '../../messages';
import { shareReceipt } from './share-receipt';

type Props = { transaction: Transaction; currency: string };

const texts = messages.receipt;

export function ReceiptActions({ transaction, currency }: Props) {
  const notify = useNotify();
  const { reportError } = useRemote();
  const [showsBalance] = useBalanceShown();

  async function share() {
    try {
      const result = await shareReceipt(transaction, currency, showsBalance);
      if (result === 'copied') notify.success(texts.copied);
    } catch (error) {
      reportError(error);
      notify.error(texts.shareFailed);
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={() => void share()}>
        <Icon icon={ShareIcon} />
        {texts.share}
      </Button>
      <Button variant="secondary" onClick={() => window.print()}>
        <Icon icon={PrintIcon} />
        {texts.print}
      </Button>
      {transaction.type === 'withdrawal' && (
        <Link className={buttonClass('quiet')} to={disputeUrl(transaction.id)}>
          {texts.report}
        </Link>
      )}
    </>
  );
}
