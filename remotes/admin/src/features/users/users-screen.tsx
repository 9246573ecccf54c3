import { database } from '@bank/firebase/firestore';
import { useSession } from '@bank/remote-kit';
import { useLocation, useNavigate } from '@bank/router';
import { useCallback, useMemo } from 'react';
import { watchUserPage } from '../../api/user-page';
import { adminRequests } from '../actions/admin-requests';
import { useConfirmedEmails } from '../confirmation/use-confirmed-emails';
import { useUserCount } from './use-user-count';
import { useUserPages } from './use-user-pages';
import { useVatCodes } from './use-vat-codes';
import { UsersView } from './users-view';
import { readFields, wantedOf, writeFields } from './wanted-address';

/** What is looked for stands in the address: it can be linked to, and Back returns to it. */
export function UsersScreen() {
  const { uid } = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const fields = useMemo(() => readFields(search), [search]);
  const wanted = useMemo(() => wantedOf(fields), [fields]);
  const requests = useMemo(() => adminRequests(uid), [uid]);
  const pages = useUserPages(
    useCallback((...place) => watchUserPage(database(), wanted, ...place), [wanted]),
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
        wanted,
        apply: (next) => void navigate(`/admin${writeFields(next)}`),
      }}
      count={count}
      vatCodes={vatCodes}
      confirmed={confirmed}
      adminUid={uid}
      requests={requests}
    />
  );
}
