import { createRemote } from '@bank/remote-kit';
import { Route, Routes } from '@bank/router';
import { UsersScreen } from './features/users/users-screen';

function App() {
  return (
    <Routes>
      <Route path="/admin" element={<UsersScreen />} />
    </Routes>
  );
}

const remote = createRemote(App);
export const { contractVersion, bootstrap, mount, update, unmount } = remote;
