import type { UserProfile } from '@bank/domain';
import { lazyPart } from '@bank/remote-kit';
import { Suspense, useEffect } from 'react';
import type { PayeeBook } from '../payees/payee-book';
import { GuardedReview } from '../protection/guarded-review';
import { ErrorDialog, UpgradeDialog } from './error-dialogs';
import type { Withdrawal } from './use-withdrawal';
import { VatCodeDialog } from './vat-code-dialog';

const SuccessDialog = lazyPart(async () => (await import('./success-dialog')).SuccessDialog);

type Props = { withdrawal: Withdrawal; book: PayeeBook; profile: UserProfile };

/** Renders the dialogs of the current step. */
export function WithdrawalDialogs({ withdrawal, book, profile }: Props) {
  const { accountBalance: balance, country: currency } = profile;
  const { step, dispatch, submitCode, startOver, api } = withdrawal;
  const backToForm = () => dispatch({ type: 'went-back' });
  const isReviewing = step.name === 'reviewing';
  // Preload before any money moves: neither the payment nor its receipt may wait for code.
  useEffect(() => {
    if (isReviewing) Promise.all([api.prepare(), SuccessDialog.prepare()]).catch(() => {});
  }, [isReviewing, api]);
  const error = 'error' in step ? step.error : null;
  return (
    <>
      {step.name === 'upgrade-required' && <UpgradeDialog onClose={backToForm} />}
      {step.name === 'reviewing' && (
        <GuardedReview
          request={step.request}
          account={{ balance, currency }}
          api={api}
          onBack={backToForm}
          onConfirm={() => dispatch({ type: 'confirmed' })}
        />
      )}
      {step.name === 'vat-code' && (
        <VatCodeDialog
          key={step.failures}
          profile={profile}
          isBusy={step.isBusy}
          isCovered={error !== null}
          onSubmit={(code) => void submitCode(code)}
          onCancel={backToForm}
        />
      )}
      {step.name === 'done' && (
        <Suspense>
          <SuccessDialog
            receipt={step.receipt}
            currency={currency}
            book={book}
            onClose={() => void startOver()}
          />
        </Suspense>
      )}
      {/* Last, so that it opens above the prompt. */}
      {error && (
        <ErrorDialog
          error={error}
          profile={profile}
          onClose={() => dispatch({ type: 'error-closed' })}
        />
      )}
    </>
  );
}
