import { failureShare, outcomeOf, type ReleaseRecord } from '@bank/contracts';
import { dateFormat, numberFormat } from '@bank/i18n';
import { Badge, Button, Card, DataTable, DescriptionList, Stack } from '@bank/ui';
import { useEffect, useState } from 'react';
import { reportError } from '../federation/report-error';
import { FailureChart } from './failure-chart';
import { hostManifest } from './host-manifest';
import { messages as texts } from './messages';
import { type FleetRelease, type FleetReport, MAX_REPORTS } from './read-fleet';
import { type PeriodHealth, type FleetHealth, summarizeHealth } from './fleet-health';
import styles from './remote-status.module.css';
import { UndoDialog } from './undo-dialog';
import { readUndoActions, type UndoAction } from './undo-release';

const moment = dateFormat({ dateStyle: 'short', timeStyle: 'short' });
const number = numberFormat({ maximumFractionDigits: 2 });
const percent = numberFormat({ style: 'percent', maximumFractionDigits: 1 });

type Props = {
  remote: { name: string; title: string };
  record: ReleaseRecord | undefined;
  reports: readonly FleetReport[];
  /** The releases of this remote, latest first. */
  releases: readonly FleetRelease[];
  readAt: Date;
  person: { uid: string; email: string };
  mayRelease: boolean;
  onChange(): void;
};

/** Shown if there are no reports. */
const NONE = '–';
const unit = (value: number | null, name = ' ms') =>
  value === null ? NONE : `${number.format(value)}${name}`;

const healthRows = (): readonly {
  key: string;
  name: string;
  of(health: PeriodHealth): string;
}[] => [
  {
    key: 'failed',
    name: texts.usersWithFailure,
    of: ({ users, failed }) =>
      users === 0 ? NONE : texts.ofUsers(failed, users, percent.format(failed / users)),
  },
  { key: 'failures', name: texts.failures, of: ({ failures }) => number.format(failures) },
  { key: 'errors', name: texts.errors, of: ({ errors }) => number.format(errors) },
  {
    key: 'load',
    name: texts.loadTime,
    of: ({ p50, p95 }) => (p50 === null ? NONE : `${unit(p50)} / ${unit(p95)}`),
  },
  { key: 'lcp', name: 'LCP (p75)', of: ({ lcp }) => unit(lcp) },
  { key: 'inp', name: 'INP (p75)', of: ({ inp }) => unit(inp) },
  { key: 'cls', name: 'CLS (p75)', of: ({ cls }) => unit(cls, '') },
];

/** The host reports only exceptions, so they have no share of its users, and no times. */
const isOfHost = ({ key }: { key: string }) => key === 'failures' || key === 'errors';

function HealthTable({ health, isHost }: { health: FleetHealth; isHost: boolean }) {
  return (
    <DataTable
      caption={texts.allBrowsers}
      columns={[
        { key: 'name', header: texts.measure, cell: ({ name }) => name, rowHeader: true },
        { key: 'hour', header: texts.lastHour, cell: ({ of }) => of(health.hour), align: 'end' },
        { key: 'day', header: texts.lastDay, cell: ({ of }) => of(health.day), align: 'end' },
      ]}
      rows={isHost ? healthRows().filter(isOfHost) : healthRows()}
      rowKey={({ key }) => key}
      empty={NONE}
    />
  );
}

function LastError({ error }: { error: FleetReport }) {
  return (
    <Stack>
      <h3>{texts.lastError}</h3>
      <DescriptionList
        items={[
          { name: texts.time, value: moment.format(error.at) },
          { name: texts.version, value: `${error.version} (${error.role})` },
          { name: texts.route, value: error.route },
          { name: texts.browser, value: error.browser },
          { name: texts.trace, value: error.session },
        ]}
      />
      <pre className={styles.stack}>{error.detail}</pre>
    </Stack>
  );
}

/** Compares the canary's failure rate with the live version's, among users who reported. */
function canaryOf({ live, canary }: ReleaseRecord, reports: readonly FleetReport[]): string {
  if (!canary) return texts.noCanary;
  const rate = (version: string) => {
    const outcome = outcomeOf(reports, version);
    return texts.rate(percent.format(failureShare(outcome) / 100), outcome.users);
  };
  const { version } = canary.version;
  const share = texts.share(percent.format(canary.share / 100));
  return texts.compared(`${version} · ${share}`, rate(version), rate(live.version));
}

function HealthBadge({ health: { hour, day } }: { health: FleetHealth }) {
  if (hour.failed > 0) return <Badge tone="danger">{texts.failing}</Badge>;
  // Without reports the health is unknown.
  if (day.users === 0) return <Badge tone="neutral">{texts.noReports}</Badge>;
  return <Badge tone="success">{texts.healthy}</Badge>;
}

function contactOf(contact: string | undefined) {
  if (!contact) return texts.unknown;
  if (!contact.includes('@')) return contact;
  return (
    <a href={`mailto:${contact}`} className={styles.contact}>
      {contact}
    </a>
  );
}

/** The health of one remote in all browsers, its owner and its releases; of the host, its health. */
export function RemoteStatus(props: Props) {
  const { remote, record, reports, releases, readAt, person, mayRelease, onChange } = props;
  const { name } = remote;
  const isHost = name === hostManifest.name;
  const health = summarizeHealth(reports, readAt);
  const [actions, setActions] = useState<readonly UndoAction[]>([]);
  const [requested, setRequested] = useState<UndoAction | null>(null);
  const revision = record?.revision;
  useEffect(() => {
    if (!mayRelease) return;
    let current = true;
    readUndoActions(name).then((read) => current && setActions(read), reportError);
    return () => {
      current = false;
    };
  }, [mayRelease, name, revision]);

  const live = record?.live;
  const isLive = ({ version, action }: FleetRelease) =>
    version === live?.version && ['publish', 'promote', 'rollback'].includes(action);
  const liveRelease = releases.find(isLive);
  return (
    <Card title={isHost ? texts.host : remote.title} actions={<HealthBadge health={health} />}>
      <Stack>
        {!isHost && (
          <DescriptionList
            items={[
              { name: texts.owner, value: live?.owner ?? texts.unknown },
              { name: texts.contact, value: contactOf(live?.contact) },
              {
                name: texts.version,
                value: live
                  ? [live.version, liveRelease && moment.format(liveRelease.at), liveRelease?.email]
                      .filter(Boolean)
                      .join(' · ')
                  : texts.unknown,
              },
              { name: texts.canary, value: record ? canaryOf(record, reports) : texts.unknown },
            ]}
          />
        )}
        <HealthTable health={health} isHost={isHost} />
        {reports.length === MAX_REPORTS && (
          <p>{texts.truncated(MAX_REPORTS, moment.format(reports.at(-1)?.at ?? readAt))}</p>
        )}
        <FailureChart failures={health.failuresByHour} releases={releases} now={readAt} />
        {health.lastError && <LastError error={health.lastError} />}
        {!isHost && (
          <details>
            <summary>{texts.releases}</summary>
            <ul>
              {releases
                .slice(0, 10)
                .map(({ revision: number, at, action, version, email, why }) => (
                  <li key={number}>
                    {moment.format(at)} · {texts.actions[action] ?? action} · {version} · {email} ·{' '}
                    {why}
                  </li>
                ))}
            </ul>
          </details>
        )}
        {actions.length > 0 && (
          <p className={styles.actions}>
            {actions.map((action) => (
              <Button key={action} variant="secondary" onClick={() => setRequested(action)}>
                {texts.undo[action].label}
              </Button>
            ))}
          </p>
        )}
      </Stack>
      {requested && (
        <UndoDialog
          remote={remote}
          action={requested}
          person={person}
          onClose={() => setRequested(null)}
          onDone={() => {
            setRequested(null);
            onChange();
          }}
        />
      )}
    </Card>
  );
}
