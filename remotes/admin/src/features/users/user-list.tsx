import type { Live } from '@bank/data-access';
import type { UserProfile } from '@bank/domain';
import { Button, Card } from '@bank/ui';
import { useState } from 'react';
import type { UserCursor } from '../../api/user-page';
import type { VatCodes } from '../../api/vat-codes';
import { messages } from '../../messages';
import { ActionsDialog } from '../actions/actions-dialog';
import type { AdminRequests } from '../actions/admin-requests';
import type { NumberedPage } from './use-user-pages';
import { UserTable } from './user-table';
import styles from './users.module.css';

type Paging = { next: (cursor: UserCursor) => void; previous: () => void };

type Props = {
  page: NumberedPage;
  paging: Paging;
  vatCodes: Live<VatCodes>;
  adminUid: string;
  requests: AdminRequests;
};

const texts = messages.users;

/** One page of users, and the dialog that acts on one of them. */
export function UserList({ page, paging, vatCodes, adminUid, requests }: Props) {
  const [chosen, setChosen] = useState<UserProfile | null>(null);
  // As the account is now: what is reviewed must not be older than what is listed behind it.
  const user = page.users.find(({ uid }) => uid === chosen?.uid) ?? chosen;
  return (
    <Card>
      <UserTable
        users={page.users}
        vatCodes={vatCodes}
        adminUid={adminUid}
        empty={page.number === 1 ? texts.empty : texts.emptyPage}
        onAct={setChosen}
      />
      {(page.next || page.number > 1) && <Pages page={page} paging={paging} />}
      {user && <ActionsDialog user={user} requests={requests} onClose={() => setChosen(null)} />}
    </Card>
  );
}

function Pages({ page, paging }: { page: NumberedPage; paging: Paging }) {
  const { next, number } = page;
  return (
    <nav className={styles.pages} aria-label={texts.pages}>
      <Button variant="secondary" disabled={number === 1} onClick={paging.previous}>
        {texts.previous}
      </Button>
      <span aria-current="page">{texts.page(number)}</span>
      <Button
        variant="secondary"
        disabled={next === null}
        onClick={() => {
          if (next) paging.next(next);
        }}
      >
        {texts.next}
      </Button>
    </nav>
  );
}
