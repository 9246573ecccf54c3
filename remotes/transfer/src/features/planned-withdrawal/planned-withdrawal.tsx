import { plainAmount } from '@bank/domain';
import { dateFormat } from '@bank/i18n';
import { Link } from '@bank/router';
import { Button, ErrorState, Notice, Skeleton, useRequest } from '@bank/ui';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import type { DuePayment, PlannedPayment } from '../../api/planned-payment';
import { draftFromRequest, emptyDraft, type Draft } from '../withdrawal/draft';
import type { WithdrawalApi } from '../withdrawal/use-withdrawal';
import { messages } from '../planned/messages';

const texts = messages.form;
const longDate = dateFormat({ dateStyle: 'long' });

/** What the form gets for a planned payment. */
export type PlannedForm = { api: WithdrawalApi; draft: Draft; notice: ReactNode };

type Props = {
  due: DuePayment;
  currency: string;
  api: WithdrawalApi;
  find: (due: DuePayment) => Promise<PlannedPayment | null>;
  /** Renders the form, filled in. */
  children: (form: PlannedForm) => ReactNode;
};

/** Loads a planned payment once and fills it into the form; the withdrawal then pays its due date. */
export function PlannedWithdrawal({ due, currency, api, find, children }: Props) {
  const [payment, setPayment] = useState<PlannedPayment | null>();
  const loading = useRequest(async () => setPayment(await find(due)));
  const load = useEffectEvent(() => void loading.run());
  useEffect(() => load(), []);
  const [isPaid, setIsPaid] = useState(false);
  const payingApi = useMemo<WithdrawalApi>(
    () => ({
      ...api,
      async withdraw(attempt) {
        const result = await api.withdraw({ ...attempt, planned: due });
        if (!('guessesLeft' in result)) setIsPaid(true);
        return result;
      },
    }),
    [api, due],
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
