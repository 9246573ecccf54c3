import type { Session } from '@bank/contracts';
import type { UserProfile } from '@bank/domain';
import { lazyScreen, useUnsavedChanges } from '@bank/remote-kit';
import { Amount, Button, Card, Notice, Stack } from '@bank/ui';
import { messages } from '../../messages';
import { Suspense, useState } from 'react';
import type { PayeeBook } from '../payees/payee-book';
import { PayeePicker } from '../payees/payee-picker';
import { BalanceChange } from './balance-change';
import { isDirty } from './draft';
import { useWithdrawal, type WithdrawalApi } from './use-withdrawal';
import { WithdrawalForm } from './withdrawal-form';
import styles from './withdrawal.module.css';

const ManageDialog = lazyScreen(async () => (await import('../payees/manage-dialog')).ManageDialog);

// Loaded lazily: needed only after the form.
const WithdrawalDialogs = lazyScreen(
  async () => (await import('./withdrawal-dialogs')).WithdrawalDialogs,
);

type Props = {
  session: Session;
  profile: UserProfile;
  api: WithdrawalApi;
  book: PayeeBook;
};

const texts = messages.withdrawal;

/** The withdrawal form beside the balance, with the dialogs of each step. */
export function WithdrawalView({ session, profile, api, book }: Props) {
  const withdrawal = useWithdrawal(session, profile, api);
  const { draft, amount, step, showsProblems, isUncertain } = withdrawal;
  const currency = profile.country;
  const isBusy = step.name === 'processing' || (step.name === 'vat-code' && step.isBusy);
  const [isManaging, setIsManaging] = useState(false);
  useUnsavedChanges(isDirty(draft));

  return (
    <div className={styles.screen}>
      <Card title={texts.balance} className={styles.balance}>
        <p className={styles.figure}>
          <Amount cents={profile.accountBalance} currency={currency} />
        </p>
        <BalanceChange cents={profile.accountBalance} currency={currency} />
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
            amount={amount}
            onChange={withdrawal.setDraft}
            showsProblems={showsProblems}
            currency={currency}
            balance={isUncertain ? null : profile.accountBalance}
            isBusy={isBusy}
            isDialogOpen={step.name !== 'editing' || step.error !== null}
            onSubmit={withdrawal.submit}
          >
            <PayeePicker
              book={book}
              draft={draft}
              onChange={withdrawal.setDraft}
              isDisabled={isBusy}
              isManaging={isManaging}
              onManage={() => setIsManaging(true)}
            />
          </WithdrawalForm>
        </Stack>
      </Card>
      {isManaging && book.payees.status === 'ready' && (
        <Suspense>
          <ManageDialog
            book={book}
            payees={book.payees.value}
            onClose={() => setIsManaging(false)}
          />
        </Suspense>
      )}
      <Suspense>
        <WithdrawalDialogs
          withdrawal={withdrawal}
          book={book}
          balance={profile.accountBalance}
          currency={currency}
        />
      </Suspense>
    </div>
  );
}
