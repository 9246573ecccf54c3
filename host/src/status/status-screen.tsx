import { CONTRACT_VERSION } from '@bank/contracts';
import { DataTable, PageHeading, Stack } from '@bank/ui';
import { useSyncExternalStore } from 'react';
import { remoteJournal } from '../federation/remote-journal';
import { useRegistry } from '../federation/use-registry';
import { messages as siteMessages } from '../messages';
import { messages } from './messages';
import { statusColumns } from './status-columns';
import { useDeployed } from './use-deployed';

/** For administrators: each remote's version, and how it does in this browser. */
export function StatusScreen() {
  const registry = useRegistry();
  useSyncExternalStore(remoteJournal.watch, remoteJournal.changes);
  const { statusUrl, ...deployed } = useDeployed();
  const entries = registry.status === 'ready' ? registry.registry.entries : [];
  return (
    <Stack>
      <PageHeading>{siteMessages.status}</PageHeading>
      <p>{messages.lead}</p>
      <DataTable
        columns={statusColumns(deployed)}
        rows={entries}
        rowKey={({ remote }) => remote.name}
        caption={messages.caption}
        empty={messages.none}
      />
      <p>{messages.contractOfHost(CONTRACT_VERSION)}</p>
      <p>
        <a href={statusUrl}>{messages.machines}</a>
      </p>
    </Stack>
  );
}
