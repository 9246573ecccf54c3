import { Button, Stack } from '@bank/ui';
import { messages } from '../../messages';
import styles from './actions.module.css';

type Props = { busy: boolean; onBack: () => void; onIssue: () => void };

const texts = messages.vatCode;

/** Asks for confirmation: an earlier code stops working. */
export function VatCodeForm({ busy, onBack, onIssue }: Props) {
  return (
    <Stack>
      <p>{texts.explanation}</p>
      <div className={styles.buttons}>
        <Button variant="secondary" disabled={busy} onClick={onBack}>
          {messages.actions.back}
        </Button>
        <Button busy={busy} busyLabel={texts.generating} onClick={onIssue}>
          {texts.generate}
        </Button>
      </div>
    </Stack>
  );
}
