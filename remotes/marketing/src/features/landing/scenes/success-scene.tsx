import { Amount, Icon } from '@bank/ui';
import { CheckIcon } from '@bank/ui/icons';
import { CURRENCY, PAID, PAYEE } from './example';
import { messages } from './messages';
import { Scene } from './scene';
import styles from './scene.module.css';

/** The end of a transfer: the poster of the video, above its play button. */
export function SuccessScene() {
  return (
    <Scene className={styles.poster}>
      <div className={`${styles.panel} ${styles.dialog}`}>
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
      </div>
    </Scene>
  );
}
