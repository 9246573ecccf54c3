import { database } from '@bank/firebase/firestore';
import { lazyPart, useSession } from '@bank/remote-kit';
import { Skeleton } from '@bank/ui';
import { useLocation, useNavigate } from '@bank/router';
import { Suspense, useCallback, useMemo } from 'react';
import { subscribeUserPage } from '../../api/user-page';
import { createAdminApi } from '../actions/admin-api';
import { useConfirmedEmails } from '../confirmation/use-confirmed-emails';
import { useUserCount } from './use-user-count';
import { useUserPages } from './use-user-pages';
import { useVatCodes } from './use-vat-codes';
import { UsersView } from './users-view';
import { readFields, parseFilter, writeFields } from './filter-url';

const OverviewFigures = lazyPart(
  async () => (await import('../overview/overview-figures')).OverviewFigures,
);

/** The filter is in the URL: it can be linked to, and Back restores it. */
export function UsersScreen() {
  const { uid } = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const fields = useMemo(() => readFields(search), [search]);
  const filter = useMemo(() => parseFilter(fields), [fields]);
  const api = useMemo(() => createAdminApi(uid), [uid]);
  const pages = useUserPages(
    useCallback((...args) => subscribeUserPage(database(), filter, ...args), [filter]),
  );
  const users = pages.page.status === 'ready' ? pages.page.value.users : [];
  const uids = users.map((user) => user.uid);
  const vatCodes = useVatCodes(uids);
  const confirmed = useConfirmedEmails(uids);
  const count = useUserCount(uids.join());
  return (
    <UsersView
      pages={pages}
      search={{
        fields,
        filter,
        apply: (next) => void navigate(`/admin${writeFields(next)}`),
      }}
      count={count}
      vatCodes={vatCodes}
      confirmed={confirmed}
      adminUid={uid}
      api={api}
    >
      {/* The figures come first; a search or a figure's link shows its list alone. */}
      {writeFields(fields) === '' && (
        <Suspense fallback={<Skeleton lines={6} />}>
          <OverviewFigures />
        </Suspense>
      )}
    </UsersView>
  );
}
