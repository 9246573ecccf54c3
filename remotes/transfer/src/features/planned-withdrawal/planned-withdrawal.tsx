import { plainAmount } from '@bank/domain';
import { database } from '@bank/firebase/firestore';
import { dateFormat } from '@bank/i18n';
import { Link } from '@bank/router';
import { Button, ErrorState, Notice, Skeleton, useRequest } from '@bank/ui';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import type { WithdrawalRequest } from '../../api/check-withdrawal';
import { readDuePayment } from '../../api/due-payment';
import type { DuePayment, PlannedPayment } from '../../api/planned-payment';
import { destinationOf } from '../payees/destination';
import { draftFromRequest, emptyDraft, type Draft } from '../withdrawal/draft';
import { readPending } from '../withdrawal/pending-withdrawal';
import type { WithdrawalApi } from '../withdrawal/use-withdrawal';
import { messages } from '../planned/messages';

const texts = messages.form;
const longDate = dateFormat({ dateStyle: 'long' });

/** What the form gets for a planned payment. */
export type PlannedForm = { api: WithdrawalApi; draft: Draft; notice: ReactNode };

const findDuePayment = (due: DuePayment) => readDuePayment(database(), due);

type Props = {
  uid: string;
  due: DuePayment;
  currency: string;
  api: WithdrawalApi;
  find?: typeof findDuePayment;
  /** Renders the form, filled in. */
  children: (form: PlannedForm) => ReactNode;
};

/** Loads a planned payment once and fills it into the form; the withdrawal then pays its due date. */
export function PlannedWithdrawal({
  uid,
  due,
  currency,
  api,
  find = findDuePayment,
  children,
}: Props) {
  const [payment, setPayment] = useState<PlannedPayment | null>();
  const loading = useRequest(async () => setPayment(await find(due)));
  const load = useEffectEvent(() => void loading.run());
  useEffect(() => load(), []);
  const [isPaid, setIsPaid] = useState(false);
  const [interrupted] = useState(() => readPending(uid));
  const payingApi = useMemo<WithdrawalApi>(
    () => ({
      ...api,
      async withdraw(attempt) {
        // The form resumes an interrupted withdrawal, which may be another payment.
        const isResumed = attempt.id === interrupted?.id;
        if (isResumed && !(payment && pays(attempt.request, payment))) return api.withdraw(attempt);
        const result = await api.withdraw({ ...attempt, planned: due });
        if (!('guessesLeft' in result)) setIsPaid(true);
        return result;
      },
    }),
    [api, due, interrupted, payment],
  );
  if (loading.isFailed) {
    return (
      <ErrorState
        title={texts.loadFailed}
        action={<Button onClick={() => void loading.run()}>{texts.retry}</Button>}
      />
    );
  }
  if (payment === undefined) return <Skeleton lines={6} />;
  return children({
    // After the payment, the same form makes ordinary ones.
    api: payment && !isPaid ? payingApi : api,
    draft: payment ? draftOf(payment, currency) : emptyDraft,
    notice: <PlannedNotice payment={payment} isPaid={isPaid} due={due.due} />,
  });
}

function pays({ amount, payee }: WithdrawalRequest, planned: PlannedPayment): boolean {
  if (amount !== planned.amount || !planned.payee) return amount === planned.amount;
  return (
    payee.method === planned.payee.method && destinationOf(payee) === destinationOf(planned.payee)
  );
}

function draftOf({ amount, payee }: PlannedPayment, currency: string): Draft {
  if (payee) return draftFromRequest({ amount, payee }, currency);
  return { ...emptyDraft, amount: plainAmount(amount, currency) };
}

type NoticeProps = { payment: PlannedPayment | null; isPaid: boolean; due: string };

function PlannedNotice({ payment, isPaid, due }: NoticeProps) {
  const link = <Link to="/planned">{messages.title}</Link>;
  if (!payment) {
    return (
      <Notice tone="warning" title={texts.gone} role="status">
        <p>{texts.goneHelp}</p>
        <p>{link}</p>
      </Notice>
    );
  }
  if (isPaid) {
    return (
      <Notice tone="info" title={texts.paid(payment.name)} role="status">
        {link}
      </Notice>
    );
  }
  return (
    <Notice tone="info" title={texts.title(payment.name)}>
      {texts.dueOn(longDate.format(new Date(`${due}T12:00`)))}
    </Notice>
  );
}
