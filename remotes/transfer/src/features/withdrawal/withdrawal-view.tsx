import type { Session } from '@bank/contracts';
import type { UserProfile } from '@bank/domain';
import { useUnsavedChanges } from '@bank/remote-kit';
import { Amount, Button, Card, Notice, Stack } from '@bank/ui';
import { messages } from '../../messages';
import { isDirty } from './draft';
import { useWithdrawal, type WithdrawalRequests } from './use-withdrawal';
import { WithdrawalDialogs } from './withdrawal-dialogs';
import { WithdrawalForm } from './withdrawal-form';
import styles from './withdrawal.module.css';

type Props = {
  session: Session;
  profile: UserProfile;
  requests: WithdrawalRequests;
};

const texts = messages.withdrawal;

/** The form beside the balance that it draws on, and the dialogs that follow it. */
export function WithdrawalView({ session, profile, requests }: Props) {
  const withdrawal = useWithdrawal(session, profile, requests);
  const { draft, step, showsProblems, isUncertain } = withdrawal;
  const currency = profile.country;
  const isBusy = step.name === 'processing' || (step.name === 'vat-code' && step.isBusy);
  useUnsavedChanges(isDirty(draft));

  return (
    <div className={styles.screen}>
      <Card title={texts.balance} className={styles.balance}>
        <p className={styles.figure}>
          <Amount cents={profile.accountBalance} currency={currency} />
        </p>
      </Card>
      <Card>
        <Stack gap="l">
          {isUncertain && step.name === 'editing' && (
            <Notice tone="warning" title={texts.resumed.text} role="status">
              <p>{texts.resumed.help}</p>
              <Button variant="quiet" onClick={() => void withdrawal.startOver()}>
                {texts.startOver}
              </Button>
            </Notice>
          )}
          <WithdrawalForm
            draft={draft}
            onChange={withdrawal.setDraft}
            showsProblems={showsProblems}
            currency={currency}
            isBusy={isBusy}
            isAway={step.name !== 'editing'}
            onSubmit={() => void withdrawal.submit()}
          />
        </Stack>
      </Card>
      <WithdrawalDialogs
        withdrawal={withdrawal}
        balance={profile.accountBalance}
        currency={currency}
      />
    </div>
  );
}
