import type { Live } from '@bank/data-access';
import { Button, Card, ErrorState, PageHeading, Skeleton, Stack } from '@bank/ui';
import type { ConfirmedEmails } from '../../api/confirmed-emails';
import type { VatCodes } from '../../api/vat-codes';
import type { WantedUsers } from '../../api/wanted-users';
import { messages } from '../../messages';
import type { AdminRequests } from '../actions/admin-requests';
import { AdminNav } from '../navigation/admin-nav';
import { SearchForm } from './search-form';
import type { UserPages } from './use-user-pages';
import { UserCount } from './user-count';
import { UserList } from './user-list';
import type { UserFields } from './wanted-address';

/** What is looked for, as it was typed and as it is asked. */
export type Search = {
  fields: UserFields;
  wanted: WantedUsers;
  apply: (fields: UserFields) => void;
};

type Props = {
  pages: UserPages;
  search: Search;
  count: Live<number>;
  vatCodes: Live<VatCodes>;
  confirmed: Live<ConfirmedEmails>;
  adminUid: string;
  requests: AdminRequests;
};

const texts = messages.users;

export function UsersView({ count, ...props }: Props) {
  const { fields, apply } = props.search;
  return (
    <Stack gap="l">
      <AdminNav />
      <PageHeading actions={<UserCount count={count} />}>{texts.title}</PageHeading>
      <Card>
        {/* Begins anew where the address has changed by Back or by a link. */}
        <SearchForm key={JSON.stringify(fields)} fields={fields} onApply={apply} />
      </Card>
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
