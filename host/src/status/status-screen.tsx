import { CONTRACT_VERSION, type RemoteSummary } from '@bank/contracts';
import { dateFormat } from '@bank/i18n';
import { Button, DataTable, ErrorState, PageHeading, Skeleton, Stack } from '@bank/ui';
import { useSyncExternalStore } from 'react';
import { ErrorPage } from '../app/error-page';
import { remoteHealth } from '../federation/remote-health';
import type { SiteEntry } from '../federation/site-entry';
import { useLiveRegistry, useRegistry } from '../federation/use-registry';
import { messages as siteMessages } from '../messages';
import { useSessionState } from '../session/session-provider';
import { hostManifest } from './host-manifest';
import { messages } from './messages';
import { RemoteStatus } from './remote-status';
import { statusColumns } from './status-columns';
import { useFleet } from './use-fleet';
import { useReleases } from './use-releases';

const NONE: readonly SiteEntry[] = [];
const clock = dateFormat({ timeStyle: 'medium' });

/** For administrators and releasers: the health of each remote in all browsers, and in this one. */
export function StatusScreen() {
  const { session } = useSessionState();
  return session ? <FleetStatus uid={session.uid} email={session.email} /> : null;
}

function FleetStatus(person: { uid: string; email: string }) {
  const live = useLiveRegistry();
  const registry = useRegistry();
  useSyncExternalStore(remoteHealth.subscribe, remoteHealth.changeCount);
  const entries = registry.status === 'ready' ? registry.registry.entries : NONE;
  const records = useReleases(entries);
  const remotes = entries.length > 0 ? [hostManifest, ...entries.map(({ remote }) => remote)] : [];
  const { fleet, refresh } = useFleet(
    remotes.map(({ name }) => name),
    person.uid,
  );
  // The host has no releases to show, and its reports are exceptions.
  const isShown = (remote: RemoteSummary) =>
    remote !== hostManifest || (fleet.status === 'ready' && fleet.reports.get('host')?.length);
  if (fleet.status === 'denied') return <ErrorPage status={403} />;
  return (
    <Stack>
      <PageHeading>{siteMessages.status}</PageHeading>
      <p>{messages.lead}</p>
      {fleet.status === 'loading' && <Skeleton label={messages.allBrowsers} height="20rem" />}
      {fleet.status === 'failed' && (
        <ErrorState
          title={messages.unreadable}
          action={<Button onClick={refresh}>{messages.refresh}</Button>}
        />
      )}
      {fleet.status === 'ready' && (
        <>
          <p>
            {messages.readAt(clock.format(fleet.readAt))}{' '}
            <Button variant="secondary" onClick={refresh}>
              {messages.refresh}
            </Button>
          </p>
          {remotes.filter(isShown).map((remote) => (
            <RemoteStatus
              key={remote.name}
              remote={remote}
              record={records.get(remote.name)}
              reports={fleet.reports.get(remote.name) ?? []}
              releases={fleet.releases.filter((release) => release.remote === remote.name)}
              readAt={fleet.readAt}
              person={person}
              mayRelease={
                remote !== hostManifest &&
                fleet.releasable.some((name) => name === '*' || name === remote.name)
              }
              onChange={() => void live.refresh().then(refresh)}
            />
          ))}
        </>
      )}
      <DataTable
        columns={statusColumns(records)}
        rows={entries}
        rowKey={({ remote }) => remote.name}
        caption={messages.caption}
        empty={messages.none}
      />
      <p>{messages.contractOfHost(CONTRACT_VERSION)}</p>
    </Stack>
  );
}
