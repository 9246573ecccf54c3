import { useProfile } from '@bank/data-access';
import { database } from '@bank/firebase/firestore';
import { useSession } from '@bank/remote-kit';
import { Link } from '@bank/router';
import { ErrorState, PageHeading, Skeleton, Stack } from '@bank/ui';
import { usePayees } from '../../api/saved-payees';
import {
  changePlan,
  deletePlan,
  planPayment,
  skipDueDate,
  usePlannedPayments,
} from '../../api/planned-payments';
import { messages } from './messages';
import { PlannedView } from './planned-view';

/** The payments and bills that the customer expects. */
export function PlannedScreen() {
  return (
    <Stack gap="l">
      <PageHeading lead={messages.lead}>{messages.title}</PageHeading>
      <CurrentPayments />
      <p>
        <Link to="/Withdrawal">{messages.back}</Link>
      </p>
    </Stack>
  );
}

function CurrentPayments() {
  const { uid } = useSession();
  const profile = useProfile(uid);
  const payments = usePlannedPayments(uid);
  const payees = usePayees(uid);

  if (profile.status === 'loading' || payments.status === 'loading') return <Skeleton lines={6} />;
  if (profile.status === 'error' || payments.status === 'error' || !profile.value)
    return <ErrorState title={messages.loadFailed} />;
  return (
    <PlannedView
      payments={payments.value}
      // Without them, a payment can still be planned and its payee filled in when paying.
      payees={payees.status === 'ready' ? payees.value : []}
      balance={profile.value.accountBalance}
      currency={profile.value.country}
      actions={{
        plan: (id, plan) => planPayment(database(), uid, { id, plan }),
        change: (before, plan) => changePlan(database(), before, plan),
        skip: (due) => skipDueDate(database(), due),
        remove: (id) => deletePlan(database(), id),
      }}
    />
  );
}
