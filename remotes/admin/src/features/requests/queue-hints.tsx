import { messages } from './messages';
import styles from './queue-hints.module.css';

const texts = messages.keys;

/** The shortcuts of a queue, for people with a keyboard. */
export function QueueHints({ approve }: { approve: string }) {
  const keys = [
    ['j', texts.next],
    ['k', texts.previous],
    ['a', approve],
    ['r', texts.reject],
    ['?', texts.all],
  ] as const;
  return (
    <p className={styles.hints}>
      {keys.map(([key, label]) => (
        <span key={key} className={styles.hint}>
          <kbd>{key}</kbd> {label}
        </span>
      ))}
    </p>
  );
}
