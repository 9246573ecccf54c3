import { Amount, Icon } from '@bank/ui';
import { EyeIcon, EyeOffIcon } from '@bank/ui/icons';
import { BALANCE_AFTER, CURRENCY } from './example';
import { messages } from './messages';
import styles from './scene.module.css';

/** The dashboard's balance, which is hidden until the customer shows it. */
export function BalanceScene({ isShown = false }: { isShown?: boolean }) {
  return (
    <div className={styles.balance}>
      <span className={styles.head}>
        {messages.balance}
        <span className={styles.toggle}>
          <Icon icon={isShown ? EyeOffIcon : EyeIcon} />
          {isShown ? messages.hide : messages.show}
        </span>
      </span>
      <span className={styles.figure}>
        {isShown ? <Amount cents={BALANCE_AFTER} currency={CURRENCY} /> : messages.stars}
      </span>
    </div>
  );
}
