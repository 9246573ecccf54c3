import type { UserProfile } from '@bank/domain';
import { Button, Notice, Stack } from '@bank/ui';
import { useState } from 'react';
import type { PendingRequest } from '../../api/request-queue';
import { TypedAmount } from '../actions/typed-amount';
import { needsTyping } from '../actions/needs-typing';
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

/** Yes, or no with a reason. */
export function DecisionForm({ request, account, adminUid, onBusy, onDone }: Props) {
  const { busy, failure, decide } = useDecision({
    ...{ request, account, by: adminUid, onBusy, onDone },
  });
  const [isRejecting, setRejecting] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const { asked } = request;
  const isLoan = asked.kind === 'loans';
  const isOff = isLoan && !account.transactionsEnabled;
  const mustType = isLoan && needsTyping(asked.amount);
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
          {asked.kind === 'kycRequests' && account.accountLevel < 2 && <p>{texts.raises}</p>}
          {isLoan && !isOff && <p>{texts.pays}</p>}
          {mustType && !isOff && (
            <TypedAmount amount={asked.amount} currency={account.country} onTyped={setTyped} />
          )}
          <div className={styles.buttons}>
            <Button variant="secondary" disabled={busy} onClick={() => setRejecting(true)}>
              {texts.reject}
            </Button>
            <Button
              busy={busy}
              busyLabel={texts.sending}
              disabled={isOff || (mustType && !isTyped)}
              onClick={() => void decide({ status: 'approved' })}
            >
              {texts.approve[asked.kind]}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}
