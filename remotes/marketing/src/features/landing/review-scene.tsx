import { messages } from '../../messages';
import { formatEuros } from './format-euros';
import styles from './hero.module.css';

const texts = messages.reasons.scene;

/** The summary that a customer sees before money moves, exposed as one image. */
export function ReviewScene() {
  const lines = [
    [texts.before, 4250.6],
    [texts.after, 3910.6],
  ] as const;
  return (
    <div className={styles.account} role="img" aria-label={texts.title}>
      <span className={styles.label}>{texts.title}</span>
      <span className={styles.balance}>{formatEuros(340)}</span>
      <div className={styles.lines}>
        {lines.map(([name, amount]) => (
          <span key={name} className={styles.line}>
            {name} <span>{formatEuros(amount)}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
