import type { Live } from '@bank/data-access';
import type { UserProfile } from '@bank/domain';
import { Amount, Badge, Button, DataTable, type DataColumn } from '@bank/ui';
import type { VatCodes } from '../../api/vat-codes';
import { messages } from '../../messages';
import styles from './users.module.css';

const texts = messages.users;

type Props = {
  users: readonly UserProfile[];
  vatCodes: Live<VatCodes>;
  adminUid: string;
  /** What stands in place of users. */
  empty: string;
  onAct: (user: UserProfile) => void;
};

/** Every user of a page, with the columns of section 2. */
export function UserTable({ users, vatCodes, adminUid, empty, onAct }: Props) {
  const { columns: headers } = texts;
  const columns: readonly DataColumn<UserProfile>[] = [
    {
      key: 'name',
      header: headers.name,
      rowHeader: true,
      cell: (user) => <Name user={user} />,
    },
    {
      key: 'balance',
      header: headers.balance,
      align: 'end',
      cell: ({ accountBalance, country }) => <Amount cents={accountBalance} currency={country} />,
    },
    {
      key: 'loan-balance',
      header: headers.loanBalance,
      align: 'end',
      cell: ({ loanBalance, country }) => <Amount cents={loanBalance} currency={country} />,
    },
    {
      key: 'vat-code',
      header: headers.vatCode,
      cell: ({ uid }) => <VatCode vatCodes={vatCodes} uid={uid} />,
    },
    { key: 'level', header: headers.accountLevel, cell: ({ accountLevel }) => accountLevel },
    {
      key: 'transactions',
      header: headers.transactionEnabled,
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
    <div className={styles.frame}>
      <DataTable
        columns={columns}
        rows={users}
        rowKey={({ uid }) => uid}
        caption={texts.table}
        empty={empty}
      />
    </div>
  );
}

function Name({ user }: { user: UserProfile }) {
  return (
    <span className={styles.name}>
      {user.username}
      <span className={styles.email}>{user.email}</span>
    </span>
  );
}

function VatCode({ vatCodes, uid }: { vatCodes: Live<VatCodes>; uid: string }) {
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
