import { saveFile, type TransactionFilter } from '@bank/transactions';
import type { UserProfile } from '@bank/domain';
import { useNotify, useRemote } from '@bank/remote-kit';
import { Button, Icon } from '@bank/ui';
import { DownloadIcon } from '@bank/ui/icons';
import { useState } from 'react';
import { MAX_ENTRIES, TooManyEntries } from '../../api/statement';
import { messages } from '../../messages';
import styles from './export.module.css';
import type { FileKind } from './make-file';

type Props = { uid: string; account: UserProfile; filter: TransactionFilter };

const texts = messages.export;

/** Exports the filtered list. Lazy: loads the file writers on demand. */
export function ExportButtons({ uid, account, filter }: Props) {
  const notify = useNotify();
  const { signal, reportError } = useRemote();
  const [busy, setBusy] = useState<FileKind | null>(null);

  async function download(kind: FileKind) {
    setBusy(kind);
    try {
      const { makeFile } = await import('./make-file');
      const { file, count } = await makeFile(kind, { uid, account, filter, signal });
      if (!file) return notify.info(texts.empty);
      saveFile(file);
      notify.success(texts.done(count));
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof TooManyEntries) return notify.error(texts.tooMany(MAX_ENTRIES));
      reportError(error);
      notify.error(texts.failed);
    } finally {
      setBusy(null);
    }
  }

  return (
    <div role="group" aria-label={texts.title} className={styles.buttons}>
      {(['csv', 'pdf'] as const).map((kind) => (
        <Button
          key={kind}
          variant="secondary"
          busy={busy === kind}
          busyLabel={texts.busy}
          disabled={busy !== null && busy !== kind}
          onClick={() => void download(kind)}
        >
          <Icon icon={DownloadIcon} />
          {texts[kind]}
        </Button>
      ))}
    </div>
  );
}
