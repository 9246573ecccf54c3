import { database } from '@bank/firebase/firestore';
import { useNavigate } from '@bank/router';
import { UserSearchField } from './user-search-field';
import type { FindUsers } from './use-user-search';

// Loaded on demand: the list comes first.
const find: FindUsers = async (text) =>
  (await import('../../api/search-users')).searchUsers(database(), text);

/** Opens the page of the user that is found. The text stays out of the URL, which servers log. */
export function UserSearch() {
  const navigate = useNavigate();
  return <UserSearchField find={find} onOpen={({ uid }) => void navigate(`/admin/users/${uid}`)} />;
}
