import { database } from '@bank/firebase/firestore';
import { useNotify } from '@bank/remote-kit';
import { saveFile } from '@bank/transactions';
import { Button, Icon } from '@bank/ui';
import { DownloadIcon } from '@bank/ui/icons';
import { useState } from 'react';
import { fetchCurrencies } from '../../api/account-currencies';
import { fetchAuditLog, type AuditFilter } from '../../api/audit-log';
import { auditCsv } from './audit-csv';
import { hasAmounts } from './audit-value';
import { messages } from './messages';

const texts = messages.export;

/** Exports the filtered entries, up to the maximum. */
export function ExportButton({ filter }: { filter: AuditFilter }) {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  async function exportAll() {
    setBusy(true);
    try {
      const { entries, isComplete } = await fetchAuditLog(database(), filter);
      const currencies = await fetchCurrencies(
        database(),
        entries.filter(hasAmounts).map(({ uid }) => uid),
      );
      const day = new Date().toISOString().slice(0, 10);
      saveFile(
        new File([auditCsv(entries, currencies)], `audit-log-${day}.csv`, { type: 'text/csv' }),
      );
      if (isComplete) notify.success(texts.done(entries.length));
      else notify.error(texts.cut(entries.length));
    } catch {
      // The admin can only retry.
      notify.error(texts.failed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="secondary" busy={busy} busyLabel={texts.busy} onClick={() => void exportAll()}>
      <Icon icon={DownloadIcon} />
      {texts.button}
    </Button>
  );
}
