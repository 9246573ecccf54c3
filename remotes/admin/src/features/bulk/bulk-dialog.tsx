import type { UserProfile } from '@bank/domain';
import { Button, DataTable, Dialog, Notice, Stack } from '@bank/ui';
import { PersonText } from '../text/user-text';
import type { AdminApi } from '../actions/admin-api';
import type { BulkAction } from './bulk-action';
import styles from './bulk.module.css';
import { messages, stateText } from './messages';
import { useBulk } from './use-bulk';

type Props = {
  action: BulkAction;
  users: readonly UserProfile[];
  api: AdminApi;
  onClose: () => void;
};

/** Reviews and runs one action on many users, and shows the progress by row. */
export function BulkDialog({ action, users, api, onClose }: Props) {
  const { rows, phase, done, run } = useBulk(action, users, api);
  const isBusy = phase === 'running';
  const hasRemaining = done < rows.length;
  return (
    <Dialog
      open
      size="wide"
      title={messages.titles[action](rows.length)}
      onClose={() => {
        if (!isBusy) onClose();
      }}
      actions={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {messages.close}
          </Button>
          {hasRemaining && (
            <Button busy={isBusy} busyLabel={messages.running} onClick={() => void run()}>
              {phase === 'ready' ? messages.actions[action] : messages.again}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {phase === 'ready' && <p>{messages.explanations[action]}</p>}
        {phase === 'interrupted' && (
          <Notice tone="danger" role="alert" title={messages.interrupted(done, rows.length)}>
            {messages.interruptedHelp}
          </Notice>
        )}
        {phase === 'ended' && (
          <Notice
            tone={hasRemaining ? 'warning' : 'success'}
            role="status"
            title={messages.ended(done, rows.length)}
          >
            {hasRemaining ? messages.endedHelp : undefined}
          </Notice>
        )}
        {isBusy && (
          <label className={styles.progress}>
            {messages.progress(done, rows.length)}
            <progress max={rows.length} value={done} />
          </label>
        )}
        <div className={styles.rows}>
          <DataTable
            columns={[
              {
                key: 'user',
                header: messages.columns.user,
                rowHeader: true,
                cell: ({ user }) => <PersonText person={user} />,
              },
              {
                key: 'state',
                header: messages.columns.result,
                cell: ({ state }) => stateText(state),
              },
            ]}
            rows={rows}
            rowKey={({ id }) => id}
            caption={messages.table}
            captionHidden
            empty=""
          />
        </div>
      </Stack>
    </Dialog>
  );
}
