import type { LimitName } from '@bank/domain';
import { useNotify } from '@bank/remote-kit';
import { Button, Notice, useRequest } from '@bank/ui';
import { messages } from './messages';
import styles from './security.module.css';

type Props = {
  name: LimitName;
  value: string;
  isSet: boolean;
  /** The change that waits. */
  pending: { text: string; cancel: () => Promise<void> } | null;
  onEdit: () => void;
};

const texts = messages.limits;

export function LimitRow({ name, value, isSet, pending, onEdit }: Props) {
  const notify = useNotify();
  const cancelling = useRequest(async () => {
    await pending?.cancel();
    notify.success(texts.cancelled);
  });
  const title = texts.names[name];
  const action = isSet ? texts.change : texts.set;
  return (
    <li className={styles.limit}>
      <div className={styles.about}>
        <h3 className={styles.name}>{title}</h3>
        <p className={styles.explanation}>{texts.explanations[name]}</p>
      </div>
      <p className={styles.value}>{value}</p>
      <Button variant="secondary" aria-label={texts.actionOf(action, title)} onClick={onEdit}>
        {action}
      </Button>
      {pending && (
        <div className={styles.pending}>
          <Notice tone="info">
            <p>{pending.text}</p>
          </Notice>
          <Button
            variant="quiet"
            aria-label={texts.keepOf(title)}
            busy={cancelling.isBusy}
            busyLabel={texts.keeping}
            onClick={() => void cancelling.run()}
          >
            {texts.keep}
          </Button>
        </div>
      )}
      {cancelling.isFailed && (
        <div className={styles.pending}>
          <Notice tone="danger" role="alert">
            {texts.failed}
          </Notice>
        </div>
      )}
    </li>
  );
}
