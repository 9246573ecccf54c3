import type { Session } from '@bank/contracts';
import type { Cents, UserProfile } from '@bank/domain';
import { useUnsavedChanges } from '@bank/remote-kit';
import { Button, Card, Notice, Stack, useBalanceShown, VisuallyHidden } from '@bank/ui';
import { messages } from '../../messages';
import { Suspense, useState, type ReactNode } from 'react';
import { BalanceAmount } from '../balance/balance-amount';
import { BalanceToggle } from '../balance/balance-toggle';
import type { PayeeBook } from '../payees/payee-book';
import { PayeePicker } from '../payees/payee-picker';
import { BalanceChange } from './balance-change';
import { emptyDraft, isDirty, type Draft } from './draft';
import { ManageDialog, Restrictions, WithdrawalDialogs, WithdrawalSummary } from './lazy-parts';
import { restrictionsOf } from './restrictions-of';
import { useWithdrawal, type WithdrawalApi } from './use-withdrawal';
import { WithdrawalForm } from './withdrawal-form';
import styles from './withdrawal.module.css';

type Props = {
  session: Session;
  profile: UserProfile;
  /** Whether a VAT code was issued; `null` if unknown. */
  hasCode: boolean | null;
  api: WithdrawalApi;
  book: PayeeBook;
  /** What the form is filled in with. */
  initial?: Draft | undefined;
  /** Rendered above the form; reports what stops the typed amount. */
  children?: ((amount: Cents | null, onProblem: (text?: string) => void) => ReactNode) | undefined;
};

const texts = messages.withdrawal;

/** The withdrawal form beside the balance and a summary, with the dialogs of each step. */
export function WithdrawalView(props: Props) {
  const { session, profile, hasCode, api, book, children } = props;
  const [initial] = useState(props.initial ?? emptyDraft);
  const withdrawal = useWithdrawal(session, profile, api, initial);
  const { draft, amount, step, showsProblems, isUncertain, isChecking } = withdrawal;
  const currency = profile.country;
  const restrictions = restrictionsOf(profile, hasCode);
  const isBusy = step.name === 'processing' || (step.name === 'vat-code' && step.isBusy);
  const [showsBalance] = useBalanceShown();
  const [isManaging, setIsManaging] = useState(false);
  const [limitProblem, setLimitProblem] = useState<string>();
  const balance = isUncertain ? null : profile.accountBalance;
  useUnsavedChanges(draft !== initial && isDirty(draft));

  return (
    <div className={styles.screen}>
      {restrictions.length > 0 && (
        <Suspense>
          <Restrictions profile={profile} restrictions={restrictions} />
        </Suspense>
      )}
      <div className={styles.aside}>
        <Card title={texts.balance} actions={<BalanceToggle />} className={styles.balance}>
          <p className={styles.figure}>
            <BalanceAmount cents={profile.accountBalance} currency={currency} />
          </p>
          {showsBalance && <BalanceChange cents={profile.accountBalance} currency={currency} />}
        </Card>
        <Suspense fallback={<div className={styles.linkPlaceholder} />}>
          <WithdrawalSummary
            draft={draft}
            amount={amount.ok ? amount.cents : null}
            balance={balance}
            currency={currency}
          />
        </Suspense>
      </div>
      <Card>
        <Stack gap="l">
          {children?.(amount.ok ? amount.cents : null, setLimitProblem)}
          {isUncertain && step.name === 'editing' && (
            <Notice
              tone="warning"
              title={isChecking ? texts.resumed.checking : texts.resumed.text}
              role="status"
            >
              <p>{texts.resumed.help}</p>
              <Button variant="quiet" onClick={() => void withdrawal.startOver()}>
                {texts.startOver}
              </Button>
            </Notice>
          )}
          <WithdrawalForm
            draft={draft}
            amount={amount}
            onChange={(next) => withdrawal.changeDraft(next)}
            showsProblems={showsProblems}
            currency={currency}
            balance={balance}
            limitProblem={limitProblem}
            isBusy={isBusy}
            isDialogOpen={step.name !== 'editing' || step.error !== null}
            onSubmit={withdrawal.submit}
          >
            <PayeePicker
              book={book}
              draft={draft}
              onChange={(next) => withdrawal.changeDraft(next, true)}
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
      <VisuallyHidden>
        {/* No dialog is open for these seconds, and the disabled button has lost the focus. */}
        <span role="status">{step.name === 'processing' && texts.processing}</span>
      </VisuallyHidden>
      <Suspense>
        <WithdrawalDialogs withdrawal={withdrawal} book={book} profile={profile} />
      </Suspense>
    </div>
  );
}
