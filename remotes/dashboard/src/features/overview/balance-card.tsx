import { brand, formatMoney, type Cents } from '@bank/domain';
import { Link } from '@bank/router';
import { Button, buttonClass, Icon, VisuallyHidden } from '@bank/ui';
import { useId, useState } from 'react';
import { messages } from '../../messages';
import styles from './overview.module.css';
import { QuickPay } from './quick-pay';

type Props = { balance: Cents; currency: string };

const texts = messages.balance;

/** The balance, hidden until it is asked for (section 2, Dashboard), and what one does with money. */
export function BalanceCard({ balance, currency }: Props) {
  const titleId = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <section className={styles.balance} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{texts.title}</h2>
        <Button variant="quiet" onClick={() => setIsShown(!isShown)}>
          <Icon name={isShown ? 'eye-off' : 'eye'} />
          {isShown ? texts.hide : texts.show}
        </Button>
      </div>
      {/* A status: while it is shown, each change of it is read out; stars never change. */}
      <p role="status" className={styles.figure}>
        {isShown ? (
          formatMoney(balance, currency)
        ) : (
          <>
            <span aria-hidden="true">{texts.stars}</span>
            <VisuallyHidden>{texts.hidden}</VisuallyHidden>
          </>
        )}
      </p>
      <p className={styles.account}>
        {texts.accountNumber}: <span className={styles.number}>{brand.accountNumber}</span>
      </p>
      <div className={styles.actions}>
        <Link className={buttonClass()} to="/dashboard/deposit">
          <Icon name="plus" />
          {texts.addMoney}
        </Link>
        <Link className={buttonClass('secondary')} to="/Withdrawal">
          <Icon name="bank" />
          {texts.bankTransfer}
        </Link>
        <QuickPay />
      </div>
    </section>
  );
}
