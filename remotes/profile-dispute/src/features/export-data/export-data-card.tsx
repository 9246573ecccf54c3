import { Button, Card, Icon, Notice, Stack, useFocusWhen, type Tone } from '@bank/ui';
import { DownloadIcon } from '@bank/ui/icons';
import { messages } from './messages';
import { useExportData, type ReadAll } from './use-export-data';

const TONES = { cancelled: 'info', offline: 'warning', failed: 'danger' } satisfies Record<
  string,
  Tone
>;

/** `readAll` reads everything that goes into the file. */
export function ExportDataCard({ uid, readAll }: { uid: string; readAll: ReadAll }) {
  const { state, start, cancel } = useExportData(uid, readAll);
  const isReading = state.status === 'reading';
  // Each of the two buttons gets the focus when the other one can't have it any more.
  const cancelButton = useFocusWhen<HTMLButtonElement>(isReading);
  const downloadButton = useFocusWhen<HTMLButtonElement>(!isReading);
  return (
    <Card title={messages.title}>
      <Stack>
        <p>{messages.help}</p>
        <p>{messages.hint}</p>
        <Stack direction="row">
          <Button
            ref={downloadButton}
            variant="secondary"
            busy={isReading}
            busyLabel={messages.busy}
            onClick={() => void start()}
          >
            <Icon icon={DownloadIcon} />
            {messages.download}
          </Button>
          {isReading && (
            <Button ref={cancelButton} variant="secondary" onClick={cancel}>
              {messages.cancel}
            </Button>
          )}
        </Stack>
        {isReading && <p role="status">{messages.progress(state.count)}</p>}
        {state.status === 'done' && (
          <Notice tone="success" role="status">
            {messages.done(state.count)}
          </Notice>
        )}
        {(state.status === 'cancelled' ||
          state.status === 'offline' ||
          state.status === 'failed') && (
          <Notice tone={TONES[state.status]} role="alert">
            {messages[state.status]}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
