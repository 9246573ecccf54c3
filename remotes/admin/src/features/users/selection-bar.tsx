import { lazyScreen } from '@bank/remote-kit';
import type { UserProfile } from '@bank/domain';
import { Button } from '@bank/ui';
import { Suspense, useState } from 'react';
import { messages } from '../../messages';
import type { AdminRequests } from '../actions/admin-requests';
import type { BulkAction } from '../bulk/bulk-action';
import styles from './users.module.css';

type Props = {
  users: readonly UserProfile[];
  /** Those of this page that can be selected. */
  page: readonly UserProfile[];
  requests: AdminRequests;
  onSelect: (users: readonly UserProfile[]) => void;
};

const BulkDialog = lazyScreen(async () => (await import('../bulk/bulk-dialog')).BulkDialog);
const ACTIONS = ['enable', 'disable', 'issue_vat_code'] as const;
const texts = messages.selection;

/** What can be done with several users at once. */
export function SelectionBar({ users, page, requests, onSelect }: Props) {
  const [action, setAction] = useState<BulkAction | null>(null);
  const uids = new Set(users.map(({ uid }) => uid));
  const rest = page.filter(({ uid }) => !uids.has(uid));
  if (page.length === 0 && users.length === 0) return null;
  return (
    <div role="group" aria-label={texts.title} className={styles.selection}>
      <span role="status">{texts.count(users.length)}</span>
      {rest.length > 0 && (
        <Button variant="quiet" onClick={() => onSelect([...users, ...rest])}>
          {texts.all}
        </Button>
      )}
      {users.length > 0 && (
        <>
          <Button variant="quiet" onClick={() => onSelect([])}>
            {texts.clear}
          </Button>
          {ACTIONS.map((each) => (
            <Button key={each} variant="secondary" onClick={() => setAction(each)}>
              {texts.actions[each]}
            </Button>
          ))}
        </>
      )}
      {action && (
        <Suspense>
          <BulkDialog
            action={action}
            users={users}
            requests={requests}
            onClose={() => setAction(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
