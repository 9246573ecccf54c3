import { brand, formatMoney, type UserProfile } from '@bank/domain';
import { locale } from '@bank/i18n';
import { Link } from '@bank/router';
import { Button, buttonClass, Icon, useBalanceShown, VisuallyHidden } from '@bank/ui';
import { BankIcon, EyeIcon, EyeOffIcon, PlusIcon } from '@bank/ui/icons';
import { useId } from 'react';
import { messages } from '../../messages';
import styles from './overview.module.css';
import { QuickPay } from './quick-pay';

type Props = {
  /** `null` while loading: the rest of the card already has its final layout. */
  account: UserProfile | null;
};

const texts = messages.balance;

/** The balance, hidden by default (specification, section 2, Dashboard), with the main actions. */
export function BalanceCard({ account }: Props) {
  const titleId = useId();
  const [isShown, setIsShown] = useBalanceShown();
  return (
    <section className={styles.balance} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{texts.title}</h2>
        <Button variant="quiet" onClick={() => setIsShown(!isShown)}>
          <Icon icon={isShown ? EyeOffIcon : EyeIcon} />
          {isShown ? texts.hide : texts.show}
        </Button>
      </div>
      {/* A live region: announces each change while the balance is shown; the stars never change. */}
      <p role="status" className={styles.figure}>
        {!isShown && (
          <>
            <span aria-hidden="true">{texts.stars}</span>
            <VisuallyHidden>{texts.hidden}</VisuallyHidden>
          </>
        )}
        {isShown && account && formatMoney(account.accountBalance, account.country, locale())}
        {isShown && !account && (
          <span className={styles.pending}>
            <VisuallyHidden>{messages.balanceLoading}</VisuallyHidden>
          </span>
        )}
      </p>
      <div className={styles.account}>
        <p>
          {texts.accountNumber} <span className={styles.number}>{brand.accountNumber}</span>
        </p>
        <Link to="/dashboard/savings">{texts.savings}</Link>
      </div>
      <div className={styles.actions}>
        <Link className={buttonClass()} to="/dashboard/deposit">
          <Icon icon={PlusIcon} />
          {texts.addMoney}
        </Link>
        <Link className={buttonClass('secondary')} to="/Withdrawal">
          <Icon icon={BankIcon} />
          {texts.bankTransfer}
        </Link>
        <QuickPay name={account?.username} />
      </div>
    </section>
  );
}
