import { database } from '@bank/firebase/firestore';
import { useSession } from '@bank/remote-kit';
import { watchUserPage } from '../../api/user-page';
import { adminRequests } from '../actions/admin-requests';
import { useUserCount } from './use-user-count';
import { useUserPages, type WatchPage } from './use-user-pages';
import { useVatCodes } from './use-vat-codes';
import { UsersView } from './users-view';

const watchPage: WatchPage = (...wanted) => watchUserPage(database(), ...wanted);

export function UsersScreen() {
  const { uid } = useSession();
  const pages = useUserPages(watchPage);
  const users = pages.page.status === 'ready' ? pages.page.value.users : [];
  const uids = users.map((user) => user.uid);
  const vatCodes = useVatCodes(uids);
  const count = useUserCount(uids.join());
  return (
    <UsersView
      pages={pages}
      count={count}
      vatCodes={vatCodes}
      adminUid={uid}
      requests={adminRequests(uid)}
    />
  );
}
