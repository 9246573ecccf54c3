import { useProfile } from '@bank/data-access';
import { useSession } from '@bank/remote-kit';
import { useNavigate } from '@bank/router';
import {
  searchableTexts,
  usePage,
  useListParams,
  formatFilterParams,
  type ReadTexts,
} from '@bank/transactions';
import { useCallback } from 'react';
import { useLabels } from '../../api/labels';
import { readLabelTexts } from '../labels/label-texts';
import { LazySpending } from '../spending/lazy-spending';
import { TransactionsView } from './transactions-view';

export function TransactionsScreen() {
  const { uid } = useSession();
  const profile = useProfile(uid);
  const navigate = useNavigate();
  const { position, pageNumber } = useListParams();
  const readTexts: ReadTexts = useCallback((entries) => readLabelTexts(uid, entries), [uid]);
  const page = usePage(uid, position.filter, position.after, searchableTexts, readTexts);
  const entries = page.status === 'ready' ? page.value.entries : [];
  const labels = useLabels(
    uid,
    entries.map(({ id }) => id),
  );
  return (
    <TransactionsView
      uid={uid}
      profile={profile}
      page={page}
      labels={labels}
      pageNumber={pageNumber}
      position={position}
      onApply={(fields) => void navigate(`/dashboard/transactions${formatFilterParams(fields)}`)}
    >
      {profile.status === 'ready' && profile.value && (
        <LazySpending uid={uid} currency={profile.value.country} {...{ entries, labels }} />
      )}
    </TransactionsView>
  );
}
