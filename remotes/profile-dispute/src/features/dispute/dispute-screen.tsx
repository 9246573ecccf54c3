import { useProfile, useTransaction, type AsyncState } from '@bank/data-access';
import { transactionIdFromUrl, type UserProfile } from '@bank/domain';
import { database } from '@bank/firebase/firestore';
import { useSession } from '@bank/remote-kit';
import { useLocation } from '@bank/router';
import { Card, ErrorState, Skeleton } from '@bank/ui';
import type { ReactNode } from 'react';
import { submitDispute, type Dispute } from '../../api/dispute';
import { useDisputes } from '../../api/filed-disputes';
import { dispute as messages } from '../../messages';
import { DisputeList } from './dispute-list';
import { DisputeView } from './dispute-view';

export function DisputeScreen() {
  const { uid } = useSession();
  const profile = useProfile(uid);
  const { username: name, country: currency = '' } =
    (profile.status === 'ready' && profile.value) || {};
  const transactionId = transactionIdFromUrl(useLocation().search);
  const submit = (dispute: Dispute) => submitDispute(database(), uid, dispute);
  const disputes = (
    <Card title={messages.listTitle}>
      <FiledDisputes uid={uid} profile={profile} />
    </Card>
  );
  return transactionId ? (
    <PaymentDispute
      key={transactionId}
      id={transactionId}
      profile={profile}
      name={name}
      currency={currency}
      submit={submit}
    >
      {disputes}
    </PaymentDispute>
  ) : (
    <DisputeView submit={submit} name={name} currency={currency}>
      {disputes}
    </DisputeView>
  );
}

type PaymentDisputeProps = {
  id: string;
  profile: AsyncState<UserProfile | null>;
  name: string | undefined;
  currency: string;
  submit: (dispute: Dispute) => Promise<void>;
  children: ReactNode;
};

/** The form filled in with a payment; empty if there is no such payment. */
function PaymentDispute({ id, profile, submit, children, ...customer }: PaymentDisputeProps) {
  const transaction = useTransaction(id);
  return (
    <DisputeView
      {...customer}
      submit={submit}
      payment={profile.status === 'loading' ? profile : transaction}
    >
      {children}
    </DisputeView>
  );
}

type FiledProps = { uid: string; profile: AsyncState<UserProfile | null> };

/** The form above works without them. */
function FiledDisputes({ uid, profile }: FiledProps) {
  const disputes = useDisputes(uid);

  if (profile.status === 'error' || disputes.status === 'error')
    return <ErrorState title={messages.listFailed} />;
  if (profile.status === 'loading' || disputes.status === 'loading') return <Skeleton />;
  return <DisputeList disputes={disputes.value} currency={profile.value?.country ?? ''} />;
}
