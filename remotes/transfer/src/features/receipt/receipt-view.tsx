import { brand, type UserProfile } from '@bank/domain';
import { Link } from '@bank/router';
import { Amount, Button, buttonClass, DescriptionList, Logo } from '@bank/ui';
import type { Receipt } from '../../api/read-receipt';
import { messages } from '../../messages';
import { receiptRows, receiptText } from './receipt-rows';
import styles from './receipt.module.css';
import { ShareButton } from './share-button';

type Props = { paid: Receipt; profile: UserProfile };

const texts = messages.receipt;

/** The receipt as a document; printed without the rest of the page. */
export function ReceiptView({ paid, profile }: Props) {
  const { username, country: currency } = profile;
  const rows = receiptRows(paid, username);
  return (
    <>
      <article className={styles.receipt} aria-label={texts.title}>
        <header className={styles.head}>
          <Logo />
          <p className={styles.demonstration}>{texts.demonstration}</p>
        </header>
        <p className={styles.amountLabel}>{texts.amount}</p>
        <p className={styles.amount}>
          <Amount cents={paid.request.amount} currency={currency} />
        </p>
        <DescriptionList
          items={rows.map(({ name, value }) => ({ name, value: <bdi>{value}</bdi> }))}
        />
        <footer className={styles.foot}>
          {brand.name} · {brand.supportEmail}
        </footer>
      </article>
      <div className={styles.actions}>
        <Button onClick={() => window.print()}>{texts.print}</Button>
        <ShareButton text={receiptText(paid, username, currency)} />
        <Link className={buttonClass('quiet')} to="/Withdrawal">
          {texts.again}
        </Link>
      </div>
    </>
  );
}
