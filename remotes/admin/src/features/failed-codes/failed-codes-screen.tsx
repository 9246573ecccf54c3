import { database } from '@bank/firebase/firestore';
import { MAX_VAT_GUESSES } from '@bank/domain';
import { dateFormat } from '@bank/i18n';
import { Link } from '@bank/router';
import { Badge, Card, ErrorState, PageHeading, Skeleton, Stack, type DataColumn } from '@bank/ui';
import {
  subscribeFailedCodes,
  type FailedCode,
  type FailedCodeCursor,
  type FailedCodePage,
} from '../../api/failed-codes';
import { Pages } from '../paging/pages';
import { useCursorPages } from '../paging/use-cursor-pages';
import { DenseTable } from '../table/dense-table';
import { useUsersById } from '../users/use-users-by-id';
import { userName } from '../users/user-name';
import { messages } from './messages';

const when = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
const subscribe = (
  after: FailedCodeCursor | null,
  ...listeners: [(page: FailedCodePage) => void, Parameters<typeof subscribeFailedCodes>[3]]
) => subscribeFailedCodes(database(), after, ...listeners);

/** The customers with wrong guesses at their VAT code. */
export function FailedCodesScreen() {
  return (
    <Stack gap="l">
      <PageHeading lead={messages.lead}>{messages.title}</PageHeading>
      <Card>
        <FailedCodeList />
      </Card>
    </Stack>
  );
}

function FailedCodeList() {
  const { page, ...paging } = useCursorPages(subscribe);
  const codes = page.status === 'ready' ? page.value.codes : [];
  const users = useUsersById(codes.map(({ uid }) => uid));
  if (page.status === 'loading') return <Skeleton label={messages.loading} lines={6} />;
  if (page.status === 'error') return <ErrorState title={messages.failed} />;
  const { next } = page.value;
  const nameOf = (uid: string) => userName(users.get(uid), messages.unknownPerson);
  const { columns: headers } = messages;
  const columns: readonly DataColumn<FailedCode>[] = [
    {
      key: 'person',
      header: headers.person,
      rowHeader: true,
      cell: ({ uid }) => (
        <Link to={`/admin/users/${uid}`}>
          <bdi>{nameOf(uid)}</bdi>
        </Link>
      ),
    },
    {
      key: 'attempts',
      header: headers.attempts,
      cell: ({ count }) => messages.attemptsOf(count, MAX_VAT_GUESSES),
    },
    {
      key: 'status',
      header: headers.status,
      cell: ({ isLocked }) => (
        <Badge tone={isLocked ? 'danger' : 'neutral'}>
          {isLocked ? messages.locked : messages.open}
        </Badge>
      ),
    },
    { key: 'last', header: headers.last, cell: ({ at }) => (at ? when.format(at) : '–') },
  ];
  return (
    <>
      <DenseTable
        columns={columns}
        rows={codes}
        rowKey={({ uid }) => uid}
        caption={messages.table}
        captionHidden
        empty={messages.empty}
      />
      <Pages
        label={messages.pages}
        number={paging.number}
        onPrevious={paging.previous}
        onNext={next && (() => paging.next(next))}
      />
    </>
  );
}
