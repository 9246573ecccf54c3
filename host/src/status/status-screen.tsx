import { CONTRACT_VERSION } from '@bank/contracts';
import { DataTable, PageHeading, Stack } from '@bank/ui';
import { useSyncExternalStore } from 'react';
import { remoteJournal } from '../federation/remote-journal';
import type { SiteEntry } from '../federation/site-entry';
import { useRegistry } from '../federation/use-registry';
import { messages as siteMessages } from '../messages';
import { messages } from './messages';
import { statusColumns } from './status-columns';
import { useReleases } from './use-releases';

const NONE: readonly SiteEntry[] = [];

/** For administrators: each remote's version, and how it does in this browser. */
export function StatusScreen() {
  const registry = useRegistry();
  useSyncExternalStore(remoteJournal.watch, remoteJournal.changes);
  const entries = registry.status === 'ready' ? registry.registry.entries : NONE;
  const releases = useReleases(entries);
  return (
    <Stack>
      <PageHeading>{siteMessages.status}</PageHeading>
      <p>{messages.lead}</p>
      <DataTable
        columns={statusColumns(releases)}
        rows={entries}
        rowKey={({ remote }) => remote.name}
        caption={messages.caption}
        empty={messages.none}
      />
      <p>{messages.contractOfHost(CONTRACT_VERSION)}</p>
    </Stack>
  );
}
