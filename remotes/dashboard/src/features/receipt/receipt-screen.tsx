import { useProfile, useTransaction } from '@bank/data-access';
import { useSession } from '@bank/remote-kit';
import { matchPath, useLocation } from '@bank/router';
import { ReceiptView } from './receipt-view';

const RECEIPT_PATH = '/dashboard/transactions/:id';

export function ReceiptScreen() {
  const { uid } = useSession();
  const { pathname } = useLocation();
  const id = matchPath(RECEIPT_PATH, pathname)?.params.id ?? '';
  return <ReceiptView profile={useProfile(uid)} transaction={useTransaction(id)} />;
}
