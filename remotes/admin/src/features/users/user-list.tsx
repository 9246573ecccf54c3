import type { AsyncState } from '@bank/data-access';
import type { UserProfile } from '@bank/domain';
import { Card } from '@bank/ui';
import { Suspense, useEffect, useState } from 'react';
import type { UserCursor } from '../../api/user-page';
import type { VatCodes } from '../../api/vat-codes';
import { messages } from '../../messages';
import type { AdminApi } from '../actions/admin-api';
import { ActionsDialog, prefetchActionsDialog } from '../actions/lazy-actions-dialog';
import { Pages } from '../paging/pages';
import type { ById } from '../by-id/use-by-id';
import { SelectionBar } from './selection-bar';
import type { NumberedPage } from './use-user-pages';
import { UserTable } from './user-table';
import styles from './users.module.css';
import type { Search } from './users-view';

type Paging = { next: (cursor: UserCursor) => void; previous: () => void };

type Props = {
  page: NumberedPage;
  paging: Paging;
  search: Search;
  vatCodes: AsyncState<VatCodes>;
  confirmed: ById<string>;
  adminUid: string;
  api: AdminApi;
};

const texts = messages.users;

/** One page of users, the dialog for one of them, and the bar for several. */
export function UserList({ page, paging, api, ...shown }: Props) {
  const { vatCodes, adminUid } = shown;
  const [chosen, setChosen] = useState<UserProfile | null>(null);
  const [selected, setSelected] = useState<ReadonlyMap<string, UserProfile>>(new Map());
  const { next, read } = page;
  useEffect(prefetchActionsDialog, []);
  const codeOf = ({ uid }: UserProfile) =>
    vatCodes.status === 'ready' ? (vatCodes.value.get(uid) ?? null) : undefined;

  function toggle(user: UserProfile) {
    const others = new Map(selected);
    if (!others.delete(user.uid)) others.set(user.uid, user);
    setSelected(others);
  }

  return (
    <Card>
      <SelectionBar
        users={[...selected.values()]}
        page={page.users.filter(({ uid }) => uid !== adminUid)}
        api={api}
        onSelect={(users) => setSelected(new Map(users.map((user) => [user.uid, user])))}
      />
      {read !== undefined && (
        <p role="status" className={styles.read}>
          {next ? messages.search.readSoFar(read) : messages.search.read(read)}
        </p>
      )}
      <UserTable
        users={page.users}
        {...shown}
        selected={selected}
        empty={page.number === 1 ? texts.empty : texts.emptyPage}
        onAct={setChosen}
        onSelect={toggle}
      />
      <Pages
        label={texts.pages}
        number={page.number}
        onPrevious={paging.previous}
        onNext={next && (() => paging.next(next))}
      />
      {chosen && (
        <Suspense>
          <ActionsDialog
            user={chosen}
            vatCode={codeOf(chosen)}
            api={api}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </Card>
  );
}
