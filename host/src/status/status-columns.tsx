import type { ReleaseRecord, ReleaseVersion } from '@bank/contracts';
import { dateFormat, numberFormat } from '@bank/i18n';
import type { DataColumn } from '@bank/ui';
import { percentile, remoteHealth } from '../federation/remote-health';
import type { SiteEntry } from '../federation/site-entry';
import { messages as texts } from './messages';

const milliseconds = numberFormat();
const percent = numberFormat({ style: 'percent' });
const kilobytes = numberFormat({ maximumFractionDigits: 1 });
const moment = dateFormat({ dateStyle: 'short', timeStyle: 'medium' });

function loadTimeOf(name: string): string {
  const { waits } = remoteHealth.get(name);
  const [p50, p95] = [percentile(waits, 0.5), percentile(waits, 0.95)];
  if (p50 === null || p95 === null) return texts.unknown;
  return `${milliseconds.format(p50)} ms / ${milliseconds.format(p95)} ms`;
}

function failureOf(name: string): string {
  const { failure } = remoteHealth.get(name);
  if (!failure) return texts.noFailure;
  return `${moment.format(new Date(failure.at))}: ${failure.error}`;
}

function canaryOf({ isCanary }: SiteEntry, release: ReleaseRecord | undefined): string {
  if (!release) return texts.unknown;
  const { canary } = release;
  if (!canary) return texts.noCanary;
  const share = texts.share(percent.format(canary.share / 100));
  return `${canary.version.version} · ${share}${isCanary ? `, ${texts.here}` : ''}`;
}

function sizeOf(live: ReleaseVersion | undefined): string {
  if (!live?.size) return texts.unknown;
  const inKilobytes = (bytes: number) => kilobytes.format(bytes / 1000);
  return `${inKilobytes(live.size.entry)} / ${inKilobytes(live.size.total)} kB`;
}

/** The columns of the table of remotes on /status. */
export function statusColumns(
  releases: ReadonlyMap<string, ReleaseRecord>,
): DataColumn<SiteEntry>[] {
  const releaseOf = ({ remote }: SiteEntry) => releases.get(remote.name);
  return [
    { key: 'remote', header: texts.remote, cell: ({ remote }) => remote.title, rowHeader: true },
    {
      key: 'version',
      header: texts.version,
      cell: (entry) => releaseOf(entry)?.live.version ?? texts.unknown,
    },
    { key: 'canary', header: texts.canary, cell: (entry) => canaryOf(entry, releaseOf(entry)) },
    {
      key: 'state',
      header: texts.state,
      cell: ({ remote }) => texts.states[remoteHealth.stateOf(remote.name)],
    },
    { key: 'time', header: texts.loadTime, cell: ({ remote }) => loadTimeOf(remote.name) },
    { key: 'failure', header: texts.lastFailure, cell: ({ remote }) => failureOf(remote.name) },
    {
      key: 'contract',
      header: texts.contract,
      cell: (entry) => releaseOf(entry)?.live.contract ?? texts.unknown,
    },
    { key: 'size', header: texts.size, cell: (entry) => sizeOf(releaseOf(entry)?.live) },
  ];
}
