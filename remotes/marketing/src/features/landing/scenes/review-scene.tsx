import { Amount, buttonClass, DescriptionList } from '@bank/ui';
import { BALANCE, BALANCE_AFTER, CURRENCY, PAID, PAYEE } from './example';
import { messages } from './messages';
import { Scene } from './scene';
import styles from './scene.module.css';

/** What a customer reviews before money moves. */
export function ReviewScene() {
  const amount = (cents: typeof PAID) => <Amount cents={cents} currency={CURRENCY} />;
  return (
    <Scene label={messages.review}>
      <div className={`${styles.panel} ${styles.dialog}`}>
        <b className={styles.title}>{messages.review}</b>
        <DescriptionList
          items={[
            { name: messages.amount, value: amount(PAID) },
            { name: messages.method, value: messages.bank },
            { name: messages.holder, value: PAYEE },
            { name: messages.before, value: amount(BALANCE) },
            { name: messages.after, value: amount(BALANCE_AFTER) },
          ]}
        />
        <span className={styles.buttons}>
          <span className={buttonClass('secondary')}>{messages.back}</span>
          <span className={buttonClass()}>{messages.confirm}</span>
        </span>
      </div>
    </Scene>
  );
}
