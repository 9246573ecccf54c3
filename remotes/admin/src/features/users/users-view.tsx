import type { AsyncState } from '@bank/data-access';
import { Button, Card, ErrorState, PageHeading, Skeleton, Stack } from '@bank/ui';
import type { ReactNode } from 'react';
import type { VatCodes } from '../../api/vat-codes';
import type { UserFilter } from '../../api/user-filter';
import { messages } from '../../messages';
import type { AdminApi } from '../actions/admin-api';
import { UserSearch } from '../search/user-search';
import type { ById } from '../by-id/use-by-id';
import { FilterForm } from './filter-form';
import type { UserPages } from './use-user-pages';
import { UserCount } from './user-count';
import { UserList } from './user-list';
import type { UserFields } from './filter-url';

/** The filter, as form fields and as a query. */
export type Search = {
  fields: UserFields;
  filter: UserFilter;
  apply: (fields: UserFields) => void;
};

type Props = {
  pages: UserPages;
  search: Search;
  count: AsyncState<number>;
  vatCodes: AsyncState<VatCodes>;
  confirmed: ById<string>;
  adminUid: string;
  api: AdminApi;
  /** Shown above the search. */
  children?: ReactNode;
};

const texts = messages.users;

export function UsersView({ count, children, ...props }: Props) {
  const { fields, apply } = props.search;
  return (
    <Stack gap="l">
      <PageHeading actions={<UserCount count={count} />}>{texts.title}</PageHeading>
      {children}
      <Card>
        <UserSearch />
        {/* Remount when the URL changes by Back or by a link. */}
        <FilterForm key={JSON.stringify(fields)} fields={fields} onApply={apply} />
      </Card>
      <Users {...props} />
    </Stack>
  );
}

function Users({ pages, ...props }: Omit<Props, 'count' | 'children'>) {
  const { page, retry } = pages;
  if (page.status === 'loading') return <Skeleton label={texts.loading} lines={8} />;
  if (page.status === 'error') {
    return (
      <ErrorState title={texts.failed} action={<Button onClick={retry}>{texts.tryAgain}</Button>} />
    );
  }
  return <UserList page={page.value} paging={pages} {...props} />;
}
