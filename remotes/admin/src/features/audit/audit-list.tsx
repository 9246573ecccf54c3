import { dateFormat } from '@bank/i18n';
import { Link } from '@bank/router';
import { ErrorState, Skeleton, type DataColumn } from '@bank/ui';
import type { AuditEntry, AuditFilter } from '../../api/audit-log';
import { Pages } from '../paging/pages';
import { UserText } from '../text/user-text';
import { DenseTable } from '../table/dense-table';
import { actionText, valueText } from './audit-value';
import { messages } from './messages';
import { useAuditLog } from './use-audit-log';

const when = dateFormat({ dateStyle: 'medium', timeStyle: 'medium' });

/** Entries of the audit log, newest first. */
export function AuditList({ filter }: { filter: AuditFilter }) {
  const { page, nameOf, currencyOf, number, next: turn, previous } = useAuditLog(filter);
  if (page.status === 'loading') return <Skeleton label={messages.loading} lines={6} />;
  if (page.status === 'error') return <ErrorState title={messages.failed} />;
  const { entries, next } = page.value;
  const { columns: headers } = messages;
  const columns: readonly DataColumn<AuditEntry>[] = [
    {
      key: 'at',
      header: headers.at,
      rowHeader: true,
      cell: ({ at }) => (at ? when.format(at) : '–'),
    },
    {
      key: 'by',
      header: headers.by,
      cell: ({ by, proposedBy }) => (
        <>
          <bdi>{nameOf(by)}</bdi>
          {proposedBy !== null && (
            <>
              , <UserText text={nameOf(proposedBy)} sentence={messages.released} />
            </>
          )}
        </>
      ),
    },
    {
      key: 'action',
      header: headers.action,
      cell: (entry) => (
        <>
          {actionText(entry)} {entry.reference !== null && <bdi>{entry.reference}</bdi>}
        </>
      ),
    },
    {
      key: 'person',
      header: headers.person,
      cell: ({ uid }) => (
        <Link to={`/admin/users/${uid}`}>
          <bdi>{nameOf(uid)}</bdi>
        </Link>
      ),
    },
    {
      key: 'before',
      header: headers.before,
      align: 'end',
      cell: (entry) => valueText(entry.before, entry, currencyOf(entry.uid)),
    },
    {
      key: 'after',
      header: headers.after,
      align: 'end',
      cell: (entry) => valueText(entry.after, entry, currencyOf(entry.uid)),
    },
  ];
  return (
    <>
      <DenseTable
        columns={columns}
        rows={entries}
        rowKey={({ id }) => id}
        caption={messages.table}
        empty={messages.empty}
      />
      <Pages
        label={messages.pages}
        number={number}
        onPrevious={previous}
        onNext={next && (() => turn(next))}
      />
    </>
  );
}
