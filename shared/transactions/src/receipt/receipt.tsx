import { brand, disputeUrl } from '@bank/domain';
import { Link } from '@bank/router';
import {
  Amount,
  Badge,
  Button,
  buttonClass,
  DescriptionList,
  Icon,
  Logo,
  useBalanceShown,
} from '@bank/ui';
import { PrintIcon } from '@bank/ui/icons';
import type { ReactNode } from 'react';
import { signedAmount } from '../balance-effect';
import { statusBadge } from '../transaction-status';
import { messages } from './messages';
import styles from './receipt.module.css';
import { receiptRows, receiptText, type ReceiptAccount, type ReceiptEntry } from './receipt-rows';
import { ShareButton } from './share-button';

type Props = {
  entry: ReceiptEntry;
  account: ReceiptAccount;
  /** More actions, after the common ones. */
  children?: ReactNode;
};

/** The receipt of a transaction as a document, printed without the rest of the page. */
export function Receipt({ entry, account, children }: Props) {
  const { id, type, status } = entry;
  const [showsBalance] = useBalanceShown();
  const badge = statusBadge(status);
  const isWithdrawal = type === 'withdrawal';
  return (
    <article className={styles.receipt} aria-label={messages.title}>
      <header className={styles.head}>
        <Logo />
        <p className={styles.amount}>
          <Amount cents={signedAmount(entry)} currency={account.country} signed />
        </p>
        <Badge tone={badge.tone}>{badge.text}</Badge>
      </header>
      <DescriptionList
        items={receiptRows(entry, account, showsBalance).map(({ name, value }) => ({
          name,
          value: <bdi>{value}</bdi>,
        }))}
      />
      {isWithdrawal && status === 'pending' && <p className={styles.note}>{messages.pending}</p>}
      <p className={styles.note}>{messages.demonstration}</p>
      <footer className={styles.foot}>
        {brand.name} · {brand.supportEmail}
      </footer>
      <div className={styles.actions}>
        <ShareButton
          title={messages.heading(brand.name)}
          text={receiptText(entry, account, showsBalance)}
        />
        <Button variant="secondary" onClick={() => window.print()}>
          <Icon icon={PrintIcon} />
          {messages.print}
        </Button>
        {isWithdrawal && (
          <Link className={buttonClass('quiet')} to={disputeUrl(id)}>
            {messages.report}
          </Link>
        )}
        {children}
      </div>
    </article>
  );
}
