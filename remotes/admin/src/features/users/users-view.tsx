import type { Live } from '@bank/data-access';
import { Button, ErrorState, PageHeading, Skeleton, Stack } from '@bank/ui';
import type { VatCodes } from '../../api/vat-codes';
import { messages } from '../../messages';
import type { AdminRequests } from '../actions/admin-requests';
import type { UserPages } from './use-user-pages';
import { UserCount } from './user-count';
import { UserList } from './user-list';

type Props = {
  pages: UserPages;
  count: Live<number>;
  vatCodes: Live<VatCodes>;
  adminUid: string;
  requests: AdminRequests;
};

const texts = messages.users;

export function UsersView({ count, ...props }: Props) {
  return (
    <Stack gap="l">
      <PageHeading actions={<UserCount count={count} />}>{texts.title}</PageHeading>
      <Users {...props} />
    </Stack>
  );
}

function Users({ pages, ...props }: Omit<Props, 'count'>) {
  const { page, retry } = pages;
  if (page.status === 'loading') return <Skeleton label={texts.loading} lines={8} />;
  if (page.status === 'error') {
    return (
      <ErrorState title={texts.failed} action={<Button onClick={retry}>{texts.tryAgain}</Button>} />
    );
  }
  return <UserList page={page.value} paging={pages} {...props} />;
}
