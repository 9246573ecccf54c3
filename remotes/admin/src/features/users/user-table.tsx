import type { AsyncState } from '@bank/data-access';
import type { UserProfile } from '@bank/domain';
import { Link } from '@bank/router';
import { Amount, Badge, Button, type DataColumn } from '@bank/ui';
import type { ReactNode } from 'react';
import type { VatCodes } from '../../api/vat-codes';
import type { SortField } from '../../api/user-filter';
import { messages } from '../../messages';
import { NotConfirmed } from '../confirmation/not-confirmed';
import { DenseTable } from '../table/dense-table';
import type { ById } from '../by-id/use-by-id';
import styles from './users.module.css';
import type { Search } from './users-view';
import { writeSort } from './filter-url';

const texts = messages.users;

type Props = {
  users: readonly UserProfile[];
  search: Search;
  selected: ReadonlyMap<string, UserProfile>;
  vatCodes: AsyncState<VatCodes>;
  confirmed: ById<string>;
  adminUid: string;
  /** Shown if there are no users. */
  empty: string;
  onAct: (user: UserProfile) => void;
  onSelect: (user: UserProfile) => void;
};

/** The users of a page, with the columns of the specification, section 2. */
export function UserTable({ users, search, vatCodes, adminUid, empty, ...more }: Props) {
  const { confirmed, selected, onAct, onSelect } = more;
  const { columns: headers } = texts;
  const sortBy = (field: SortField) => sortOf(search, field);
  const columns: readonly DataColumn<UserProfile>[] = [
    {
      key: 'name',
      header: headers.name,
      sort: sortBy('username'),
      rowHeader: true,
      cell: (user) => (
        <Name user={user} mark={<NotConfirmed person={user} confirmed={confirmed} />}>
          {user.uid !== adminUid && (
            <input
              type="checkbox"
              className={styles.select}
              aria-label={texts.select(user.username)}
              checked={selected.has(user.uid)}
              onChange={() => onSelect(user)}
            />
          )}
        </Name>
      ),
    },
    {
      key: 'balance',
      header: headers.balance,
      sort: sortBy('accountBalance'),
      align: 'end',
      cell: ({ accountBalance, country }) => <Amount cents={accountBalance} currency={country} />,
    },
    {
      key: 'loan-balance',
      header: headers.loanBalance,
      sort: sortBy('loanBalance'),
      align: 'end',
      cell: ({ loanBalance, country }) => <Amount cents={loanBalance} currency={country} />,
    },
    {
      key: 'vat-code',
      header: headers.vatCode,
      sort: sortBy('vatCode'),
      cell: ({ uid }) => <VatCode vatCodes={vatCodes} uid={uid} />,
    },
    {
      key: 'level',
      header: headers.accountLevel,
      sort: sortBy('accountLevel'),
      cell: ({ accountLevel }) => accountLevel,
    },
    {
      key: 'transactions',
      header: headers.transactionEnabled,
      sort: sortBy('transactionEnabled'),
      cell: ({ transactionsEnabled }) => (
        <Badge tone={transactionsEnabled ? 'success' : 'neutral'}>
          {transactionsEnabled ? texts.enabled : texts.disabled}
        </Badge>
      ),
    },
    {
      key: 'actions',
      header: headers.actions,
      cell: (user) => <ActionsCell user={user} isOwn={user.uid === adminUid} onAct={onAct} />,
    },
  ];
  return (
    <DenseTable
      columns={columns}
      rows={users}
      rowKey={({ uid }) => uid}
      caption={texts.table}
      empty={empty}
    />
  );
}

/** Sorts by a column header; waiting requests have their own order. */
function sortOf(
  { filter, fields, apply }: Search,
  field: SortField,
): DataColumn<UserProfile>['sort'] {
  const { sort, pending } = filter;
  if (pending !== null) return undefined;
  const isAscending = sort.direction === 'asc';
  const isSorted = sort.field === field;
  return {
    direction: isSorted ? (isAscending ? 'ascending' : 'descending') : null,
    onSort: () =>
      apply({
        ...fields,
        sort: writeSort({ field, direction: isSorted && isAscending ? 'desc' : 'asc' }),
      }),
  };
}

type NameProps = { user: UserProfile; mark: ReactNode; children: ReactNode };

/** The checkbox comes after the name, which labels the row. */
function Name({ user, mark, children }: NameProps) {
  return (
    <span className={styles.person}>
      <span className={styles.name}>
        <Link to={`/admin/users/${user.uid}`}>
          <bdi>{user.username}</bdi>
        </Link>
        <span className={styles.email}>
          <bdi>{user.email}</bdi>
        </span>
        {mark}
      </span>
      {children}
    </span>
  );
}

function VatCode({ vatCodes, uid }: { vatCodes: AsyncState<VatCodes>; uid: string }) {
  if (vatCodes.status === 'loading') return texts.codeLoading;
  if (vatCodes.status === 'error') return texts.codeUnknown;
  const code = vatCodes.value.get(uid);
  return code === undefined ? texts.noCode : <span className={styles.code}>{code}</span>;
}

type ActionsCellProps = { user: UserProfile; isOwn: boolean; onAct: Props['onAct'] };

function ActionsCell({ user, isOwn, onAct }: ActionsCellProps) {
  if (isOwn) return <span className={styles.remark}>{texts.ownAccount}</span>;
  return (
    <Button
      variant="secondary"
      aria-label={texts.actionsFor(user.username)}
      onClick={() => onAct(user)}
    >
      {texts.actions}
    </Button>
  );
}
