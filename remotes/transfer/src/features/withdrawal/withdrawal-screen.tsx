import type { Session } from '@bank/contracts';
import { useProfile } from '@bank/data-access';
import { database } from '@bank/firebase/firestore';
import { lazyScreen, useRemote } from '@bank/remote-kit';
import { usePrepared } from '@bank/remote-kit/use-prepared';
import { useLocation } from '@bank/router';
import { Button, ErrorState, PageHeading, Skeleton, Stack } from '@bank/ui';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import { useVatCodeIssued } from '../../api/vat-code-issued';
import { explain, messages } from '../../messages';
import type { DuePayment } from '../../api/planned-payment';
import { duePaymentFromUrl } from '../planned-withdrawal/due-payment-from-url';
import type { PlannedForm } from '../planned-withdrawal/planned-withdrawal';
import { usePayeeBook } from '../payees/payee-book';
import { receiptIdFromUrl } from '../receipt/receipt-url';
import { PlannedWithdrawal, ProtectionNotice, Restrictions } from './lazy-parts';
import { restrictionsOf } from './restrictions-of';
import type { WithdrawalApi } from './use-withdrawal';
import { WithdrawalView } from './withdrawal-view';

const ReceiptScreen = lazyScreen(
  async () => (await import('../receipt/receipt-screen')).ReceiptScreen,
);

const texts = messages.withdrawal;

/** Loaded after the form, with the review at the latest: a payment must not wait for code. */
const loadPayment = async () => (await import('../../api/payment')).payment;

export function WithdrawalScreen() {
  // Not `useSession`: after signing out in another tab, this screen may stay mounted for a moment.
  const { session } = useRemote();
  const { search } = useLocation();
  const receiptId = receiptIdFromUrl(search);
  const due = useMemo(() => duePaymentFromUrl(search), [search]);
  const screen = useHeadingFocus(receiptId);
  const { title, intro } = receiptId === null ? texts : messages.receipt;
  return (
    <div ref={screen}>
      <Stack gap="l">
        <PageHeading lead={intro}>{title}</PageHeading>
        {session ? (
          <SignedIn key={session.uid} {...{ session, receiptId, due }} />
        ) : (
          <ErrorState title={explain('unauthenticated').text} />
        )}
      </Stack>
    </div>
  );
}

/** The host focuses the heading after a path change; form and receipt share one path, so do it here. */
function useHeadingFocus(receiptId: string | null) {
  const screen = useRef<HTMLDivElement>(null);
  const last = useRef(receiptId);
  useEffect(() => {
    if (last.current !== receiptId) screen.current?.querySelector('h1')?.focus();
    last.current = receiptId;
  }, [receiptId]);
  return screen;
}

type Props = { session: Session; receiptId: string | null; due: DuePayment | null };

function SignedIn({ session, receiptId, due }: Props) {
  const { uid } = session;
  const profile = useProfile(uid);
  const book = usePayeeBook(uid);
  const code = useVatCodeIssued(uid);
  const canExplain = usePrepared(Restrictions);
  const api = useMemo<WithdrawalApi>(
    () => ({
      prepare: async () => void (await loadPayment()),
      withdraw: async (attempt) => (await loadPayment()).withdraw(database(), uid, attempt),
      find: async (id) => (await loadPayment()).readReceipt(database(), id),
      review: async (request) => (await loadPayment()).reviewPayment(database(), uid, request),
      announce: async (payee) => (await loadPayment()).announcePayee(database(), uid, payee),
    }),
    [uid],
  );

  if (profile.status === 'loading' || code.status === 'loading') return <Skeleton lines={6} />;
  if (profile.status === 'error' || profile.value === null) {
    return (
      <ErrorState
        title={texts.loadFailed}
        action={<Button onClick={() => location.reload()}>{texts.reload}</Button>}
      />
    );
  }
  const account = profile.value;
  const { country } = account;
  if (receiptId !== null) return <ReceiptScreen id={receiptId} profile={account} />;
  const hasCode = code.status === 'ready' ? code.value : null;
  // The form would move if the restrictions came later.
  if (restrictionsOf(account, hasCode).length > 0 && !canExplain) return <Skeleton lines={6} />;
  const form = (filledIn?: PlannedForm) => (
    <WithdrawalView
      session={session}
      profile={account}
      hasCode={hasCode}
      api={filledIn?.api ?? api}
      book={book}
      initial={filledIn?.draft}
    >
      {(amount, onProblem) => (
        <Suspense>
          {filledIn?.notice}
          <ProtectionNotice {...{ uid, amount, onProblem }} currency={country} />
        </Suspense>
      )}
    </WithdrawalView>
  );
  if (!due) return form();
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <PlannedWithdrawal key={`${due.id} ${due.due}`} {...{ uid, due, api }} currency={country}>
        {form}
      </PlannedWithdrawal>
    </Suspense>
  );
}
