import { Amount, buttonClass, DescriptionList, Icon } from '@bank/ui';
import { CheckIcon } from '@bank/ui/icons';
import { BALANCE_AFTER, CURRENCY, PAID, PAYEE } from './example';
import { messages } from './messages';
import { Scene } from './scene';
import styles from './scene.module.css';

/** The end of a transfer: the poster of the video. */
export function SuccessScene() {
  return (
    <Scene className={styles.poster}>
      <div className={`${styles.panel} ${styles.dialog} ${styles.centered}`}>
        <span className={styles.tick}>
          <Icon icon={CheckIcon} />
        </span>
        <b className={styles.title}>{messages.success}</b>
        <span className={styles.figure}>
          <Amount cents={PAID} currency={CURRENCY} />
        </span>
        <span>
          {messages.to} <b>{PAYEE}</b>
        </span>
        <span className={styles.buttons}>
          <span className={buttonClass()}>{messages.done}</span>
          <span className={buttonClass('secondary')}>{messages.receipt}</span>
        </span>
        <DescriptionList
          items={[
            { name: messages.method, value: messages.bank },
            {
              name: messages.newBalance,
              value: <Amount cents={BALANCE_AFTER} currency={CURRENCY} />,
            },
          ]}
        />
      </div>
    </Scene>
  );
}
