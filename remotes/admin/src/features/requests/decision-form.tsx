import { formatMoney, type UserProfile } from '@bank/domain';
import { locale } from '@bank/i18n';
import { Button, Notice, Stack } from '@bank/ui';
import { useState } from 'react';
import type { PendingRequest } from '../../api/request-queue';
import { TypedAmount } from '../actions/typed-amount';
import { needsTyping } from '../actions/needs-typing';
import { useReleaseNeed } from '../release/use-proposals';
import { messages } from './messages';
import { RejectionForm } from './rejection-form';
import { useDecision } from './use-decision';
import styles from '../actions/actions.module.css';

type Props = {
  request: PendingRequest;
  account: UserProfile;
  adminUid: string;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
};

const texts = messages.decision;

/** Approves a request, or rejects it with a reason. */
export function DecisionForm({ request, account, adminUid, onBusy, onDone }: Props) {
  const { busy, failure, decide, propose } = useDecision({
    ...{ request, account, by: adminUid, onBusy, onDone },
  });
  const [isRejecting, setRejecting] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const { details } = request;
  const { need, limit } = useReleaseNeed(
    details.kind === 'loans' ? { uid: request.uid, amount: details.amount } : null,
  );
  const isLoan = details.kind === 'loans';
  const isOff = isLoan && !account.transactionsEnabled;
  const mustType = isLoan && needsTyping(details.amount);
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
          {isOff && (
            <Notice tone="warning" title={texts.disabled}>
              {texts.disabledHelp}
            </Notice>
          )}
          {details.kind === 'kycRequests' && account.accountLevel < 2 && <p>{texts.raises}</p>}
          {isLoan && !isOff && need === 'none' && <p>{texts.pays}</p>}
          {!isOff && limit !== null && need !== 'none' && (
            <Notice tone="warning" title={texts.release[need]}>
              {texts.releaseHelp(formatMoney(limit, account.country, locale()))}
            </Notice>
          )}
          {mustType && !isOff && need !== 'release' && (
            <TypedAmount amount={details.amount} currency={account.country} onTyped={setTyped} />
          )}
          <div className={styles.buttons}>
            <Button variant="secondary" disabled={busy} onClick={() => setRejecting(true)}>
              {texts.reject}
            </Button>
            <Button
              busy={busy}
              busyLabel={texts.sending}
              disabled={isOff || need === 'release' || (mustType && !isTyped)}
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
