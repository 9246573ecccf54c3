import { formatMoney, type Cents } from '@bank/domain';
import { dateFormat, locale } from '@bank/i18n';
import { Button, Notice, Stack } from '@bank/ui';
import type { WithdrawalRequest } from '../../api/check-withdrawal';
import type { PaymentReview } from '../../api/review-payment';
import { messages as transfer } from '../../messages';
import { ReviewDialog } from '../withdrawal/review-dialog';
import { messages } from './messages';
import { useReview, type ReviewApi } from './use-review';

type Props = {
  request: WithdrawalRequest;
  account: { balance: Cents; currency: string };
  api: ReviewApi;
  onBack: () => void;
  onConfirm: () => void;
};

/** The review of a payment. If the customer's own protection stops it, it says why instead of confirming. */
export function GuardedReview({ request, account, api, onBack, onConfirm }: Props) {
  const { result, pending, isFailed, check, startWait } = useReview(request, api);
  const canAnnounce = result?.problem === 'new-payee' && !result.known;

  async function confirm() {
    if (await check()) onConfirm();
  }

  return (
    <ReviewDialog
      request={request}
      account={account}
      onBack={onBack}
      action={
        canAnnounce ? (
          <Button
            busy={pending !== null}
            busyLabel={messages.starting}
            onClick={() => void startWait()}
          >
            {messages.startWait}
          </Button>
        ) : (
          !result?.problem && (
            <Button
              busy={pending !== null}
              busyLabel={messages.checking}
              onClick={() => void confirm()}
            >
              {transfer.review.confirm}
            </Button>
          )
        )
      }
    >
      {result && <ReviewNotices review={result} currency={account.currency} />}
      {isFailed && (
        <Notice tone="danger" role="alert">
          {messages.waitFailed}
        </Notice>
      )}
    </ReviewDialog>
  );
}

const when = dateFormat({ dateStyle: 'long', timeStyle: 'short' });

/** Keeps the name's direction from affecting the sentence. */
const isolated = (name: string) => `\u2068${name}\u2069`;

function problemHelp({ problem, payableFrom, settings }: PaymentReview, currency: string): string {
  if (problem === 'new-payee') {
    if (payableFrom) return messages.waitsUntil(when.format(payableFrom));
    const { newPayee } = settings;
    return newPayee === null ? '' : messages.waitHelp(formatMoney(newPayee, currency, locale()));
  }
  return problem ? messages.problems[problem].help : '';
}

function ReviewNotices({ review, currency }: { review: PaymentReview; currency: string }) {
  const { problem, isFirst, hasOtherName, known } = review;
  return (
    <Stack>
      {isFirst && (
        <Notice tone="info" title={messages.first} role="status">
          {messages.firstHelp}
        </Notice>
      )}
      {hasOtherName && known && (
        <Notice tone="warning" title={messages.otherName} role="alert">
          {messages.otherNameHelp(isolated(known.name))}
        </Notice>
      )}
      {problem && (
        <Notice tone="warning" title={messages.problems[problem].text} role="alert">
          {problemHelp(review, currency)}
        </Notice>
      )}
    </Stack>
  );
}
