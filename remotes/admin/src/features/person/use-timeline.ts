import {
  subscribeDocument,
  useSubscription,
  useTransactions,
  type AsyncState,
} from '@bank/data-access';
import { MAX_VAT_GUESSES, formatMoney, type Transaction } from '@bank/domain';
import { database, Timestamp } from '@bank/firebase/firestore';
import { locale } from '@bank/i18n';
import { messages as historyTexts, payeeOf } from '@bank/transactions';
import { useCallback } from 'react';
import type { AuditEntry, AuditFilter } from '../../api/audit-log';
import type { PersonRequest } from '../../api/person-requests';
import { actionText, hasAmounts, valueText } from '../audit/audit-value';
import { useAuditLog } from '../audit/use-audit-log';
import { mergeTimeline, type TimelineEvent, type TimelineSource } from './merge-timeline';
import { messages } from './messages';
import { useGuesses, useRequests } from './use-person';

const MAX_TRANSACTIONS = 25;
const MAX_EVENTS = 50;
const texts = messages.timeline;

/** Shown from the transactions and the requests themselves, which have more to say. */
const SHOWN_ELSEWHERE = ['send_money', 'send_loan', 'review_kyc', 'review_loan', 'review_dispute'];

function useConfirmation(uid: string): AsyncState<{ at: Date | null } | null> {
  return useSubscription(
    useCallback(
      (onValue, onError) =>
        subscribeDocument(
          { db: database(), collection: 'emailConfirmations', id: uid },
          ({ at }) => ({ at: at instanceof Timestamp ? at.toDate() : null }),
          { onValue, onError },
        ),
      [uid],
    ),
  );
}

const join = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');

function dated(event: Omit<TimelineEvent, 'at'> & { at: Date | null }): TimelineEvent[] {
  return event.at ? [{ ...event, at: event.at }] : [];
}

function requestEvents(request: PersonRequest, currency: string): TimelineEvent[] {
  const { id, details, submittedAt, state } = request;
  const key = `${details.kind}/${id}`;
  const amount =
    details.kind === 'kycRequests' ? null : formatMoney(details.amount, currency, locale());
  const reference = details.kind === 'disputes' ? id : null;
  const outcome =
    state.status === 'approved' ? texts.approved[details.kind] : texts.rejected[details.kind];
  return [
    ...dated({
      key,
      at: submittedAt,
      title: texts.submitted[details.kind],
      detail: join(amount, reference),
    }),
    ...dated({
      key: `${key}/decided`,
      at: state.decidedAt,
      title: outcome,
      detail: join(amount, reference, state.reason),
    }),
  ];
}

function transactionEvents(transaction: Transaction, currency: string): TimelineEvent[] {
  const { id, date, type, amount } = transaction;
  return dated({
    key: id,
    at: date,
    // In the words of the history below.
    title: historyTexts.transactions.types[type],
    detail: join(formatMoney(amount, currency, locale()), payeeOf(transaction)),
  });
}

function auditEvents(
  entry: AuditEntry,
  currency: string,
  nameOf: (uid: string) => string,
): TimelineEvent[] {
  const { id, at, action, by, before, after } = entry;
  if (SHOWN_ELSEWHERE.includes(action)) return [];
  // The amount of a rejected proposal is the one before.
  const value =
    action === 'set_level' || hasAmounts(entry)
      ? valueText(after ?? before, entry, currency)
      : null;
  return dated({
    key: id,
    at,
    title: actionText(entry),
    detail: join(value, texts.by(nameOf(by))),
  });
}

type Timeline = ReturnType<typeof mergeTimeline>;

/**
 * What happened to an account, newest first: its newest transactions and audit entries, and its requests.
 * `audit` must be a stable reference, the filter for this user.
 */
export function useTimeline(
  { uid, currency }: { uid: string; currency: string },
  audit: AuditFilter,
): AsyncState<Timeline> {
  const log = useAuditLog(audit);
  const transactions = useTransactions(uid, { count: MAX_TRANSACTIONS });
  const requests = useRequests(uid);
  const confirmation = useConfirmation(uid);
  const guesses = useGuesses(uid);
  const all = [log.page, transactions, requests, confirmation, guesses] as const;
  const failed = all.find((live) => live.status === 'error');
  if (failed?.status === 'error') return failed;
  if (
    log.page.status !== 'ready' ||
    transactions.status !== 'ready' ||
    requests.status !== 'ready' ||
    confirmation.status !== 'ready' ||
    guesses.status !== 'ready'
  )
    return { status: 'loading' };

  const failedCode = guesses.value && guesses.value.count > 0 ? guesses.value : null;
  const single = [
    ...dated({
      key: 'confirmation',
      at: confirmation.value?.at ?? null,
      title: texts.emailConfirmed,
      detail: '',
    }),
    ...dated({
      key: 'guess',
      at: failedCode?.at ?? null,
      title: texts.failedCode,
      detail: messages.code.guessesOf(failedCode?.count ?? 0, MAX_VAT_GUESSES),
    }),
  ];
  const sources: TimelineSource[] = [
    { events: single, isComplete: true },
    {
      events: requests.value.flatMap((request) => requestEvents(request, currency)),
      isComplete: true,
    },
    {
      events: transactions.value.flatMap((each) => transactionEvents(each, currency)),
      isComplete: transactions.value.length < MAX_TRANSACTIONS,
    },
    {
      events: log.page.value.entries.flatMap((entry) => auditEvents(entry, currency, log.nameOf)),
      isComplete: log.page.value.next === null,
    },
  ];
  return { status: 'ready', value: mergeTimeline(sources, MAX_EVENTS) };
}
