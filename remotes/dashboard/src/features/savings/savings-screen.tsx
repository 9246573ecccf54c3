import { useProfile } from '@bank/data-access';
import { database } from '@bank/firebase/firestore';
import { useSession } from '@bank/remote-kit';
import { Link } from '@bank/router';
import { ErrorState, PageHeading, Skeleton, Stack } from '@bank/ui';
import { deletePot, editPot, moveSavings, openPot } from '../../api/change-pots';
import { usePots } from '../../api/pots';
import { messages } from './messages';
import { PotMoves } from './pot-moves';
import { SavingsView } from './savings-view';

/** The customer's savings pots. */
export function SavingsScreen() {
  return (
    <Stack gap="l">
      <PageHeading lead={messages.lead}>{messages.title}</PageHeading>
      <CurrentPots />
      <p>
        <Link to="/DashBoard">{messages.back}</Link>
      </p>
    </Stack>
  );
}

function CurrentPots() {
  const { uid } = useSession();
  const profile = useProfile(uid);
  const pots = usePots(uid);

  if (profile.status === 'loading' || pots.status === 'loading') return <Skeleton lines={6} />;
  if (profile.status === 'error' || pots.status === 'error' || !profile.value)
    return <ErrorState title={messages.loadFailed} />;
  const currency = profile.value.country;
  return (
    <SavingsView
      pots={pots.value}
      balance={profile.value.accountBalance}
      currency={currency}
      actions={{
        open: (pot) => openPot(database(), uid, pot),
        edit: (id, plan) => editPot(database(), id, plan),
        remove: (id) => deletePot(database(), id),
        move: (request) => moveSavings(database(), uid, request),
      }}
      renderMoves={(potId) => <PotMoves uid={uid} potId={potId} currency={currency} />}
    />
  );
}
