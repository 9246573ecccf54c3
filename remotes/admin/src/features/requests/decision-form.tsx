import { formatMoney, type UserProfile } from '@bank/domain';
import { locale } from '@bank/i18n';
import { Button, Notice, Stack } from '@bank/ui';
import { useEffect, useRef, useState } from 'react';
import type { PendingRequest } from '../../api/request-queue';
import { ConfirmAmountField } from '../actions/confirm-amount-field';
import { needsAmountConfirmation } from '../actions/needs-amount-confirmation';
import { useReleaseNeed } from '../release/use-proposals';
import { messages } from './messages';
import { RejectionForm } from './rejection-form';
import { useDecision } from './use-decision';
import type { ReviewIntent } from './use-queue-keys';
import styles from '../actions/actions.module.css';

type Props = {
  request: PendingRequest;
  account: UserProfile;
  intent: ReviewIntent;
  adminUid: string;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
};

const texts = messages.decision;

/** Approves a request, or rejects it with a reason. */
export function DecisionForm({ request, account, intent, adminUid, onBusy, onDone }: Props) {
  const { busy, failure, decide, propose } = useDecision({
    ...{ request, account, by: adminUid, onBusy, onDone },
  });
  const [isRejecting, setRejecting] = useState(intent === 'reject');
  const [isAmountConfirmed, setAmountConfirmed] = useState(false);
  const { details } = request;
  const { need, limit } = useReleaseNeed(
    details.kind === 'loans' ? { uid: request.uid, amount: details.amount } : null,
  );
  const approve = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Enter confirms what the shortcut asked for, below the details.
    if (intent === 'approve') approve.current?.focus();
  }, [intent]);
  const isLoan = details.kind === 'loans';
  const isDisabled = isLoan && !account.transactionsEnabled;
  const mustConfirm = isLoan && needsAmountConfirmation(details.amount);
  return (
    <Stack>
      {failure && (
        <Notice tone="danger" role="alert" title={failure.text}>
          {failure.help}
        </Notice>
      )}
      {isRejecting ? (
        <RejectionForm
          busy={busy}
          onCancel={() => setRejecting(false)}
          onReject={(reason) => void decide({ status: 'rejected', reason })}
        />
      ) : (
        <>
          {isDisabled && (
            <Notice tone="warning" title={texts.disabled}>
              {texts.disabledHelp}
            </Notice>
          )}
          {details.kind === 'kycRequests' && account.accountLevel < 2 && <p>{texts.raises}</p>}
          {isLoan && !isDisabled && need === 'none' && <p>{texts.pays}</p>}
          {!isDisabled && limit !== null && need !== 'none' && (
            <Notice tone="warning" title={texts.release[need]}>
              {texts.releaseHelp(formatMoney(limit, account.country, locale()))}
            </Notice>
          )}
          {mustConfirm && !isDisabled && need !== 'release' && (
            <ConfirmAmountField
              amount={details.amount}
              currency={account.country}
              onConfirmed={setAmountConfirmed}
            />
          )}
          <div className={styles.buttons}>
            <Button variant="secondary" disabled={busy} onClick={() => setRejecting(true)}>
              {texts.reject}
            </Button>
            <Button
              busy={busy}
              busyLabel={texts.sending}
              ref={approve}
              disabled={isDisabled || need === 'release' || (mustConfirm && !isAmountConfirmed)}
              onClick={() =>
                void (isLoan && need === 'proposal'
                  ? propose(details.amount)
                  : decide({ status: 'approved' }))
              }
            >
              {need === 'proposal' ? texts.propose : texts.approve[details.kind]}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}
