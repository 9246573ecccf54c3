import { lazyPart } from '@bank/remote-kit';
import type { UserProfile } from '@bank/domain';
import { Button } from '@bank/ui';
import { Suspense, useState } from 'react';
import { messages } from '../../messages';
import type { AdminApi } from '../actions/admin-api';
import type { BulkAction } from '../bulk/bulk-action';
import styles from './users.module.css';

type Props = {
  users: readonly UserProfile[];
  /** The selectable users of this page. */
  page: readonly UserProfile[];
  api: AdminApi;
  onSelect: (users: readonly UserProfile[]) => void;
};

const BulkDialog = lazyPart(async () => (await import('../bulk/bulk-dialog')).BulkDialog);
const ACTIONS = ['enable', 'disable', 'issue_vat_code'] as const;
const texts = messages.selection;

/** The actions on several users at once. */
export function SelectionBar({ users, page, api, onSelect }: Props) {
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
          <BulkDialog action={action} users={users} api={api} onClose={() => setAction(null)} />
        </Suspense>
      )}
    </div>
  );
}
