import { database } from '@bank/firebase/firestore';
import { useSession } from '@bank/remote-kit';
import { submitDispute } from '../../api/dispute';
import { DisputeView } from './dispute-view';

export function DisputeScreen() {
  const { uid } = useSession();
  return <DisputeView submit={(dispute) => submitDispute(database(), uid, dispute)} />;
}
