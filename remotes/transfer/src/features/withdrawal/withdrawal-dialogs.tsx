import type { Cents } from '@bank/domain';
import { ErrorDialog, UpgradeDialog } from './problem-dialogs';
import { ReviewDialog } from './review-dialog';
import { SuccessDialog } from './success-dialog';
import type { Withdrawal } from './use-withdrawal';
import { VatCodeDialog } from './vat-code-dialog';

type Props = { withdrawal: Withdrawal; balance: Cents; currency: string };

/** The dialog, or the two, that the present step calls for. */
export function WithdrawalDialogs({ withdrawal, balance, currency }: Props) {
  const { step, dispatch, submitCode, startOver } = withdrawal;
  const goBack = () => dispatch({ type: 'went-back' });
  const problem = 'problem' in step ? step.problem : null;
  return (
    <>
      {step.name === 'upgrade-required' && <UpgradeDialog onClose={goBack} />}
      {step.name === 'reviewing' && (
        <ReviewDialog
          request={step.request}
          balance={balance}
          currency={currency}
          onBack={goBack}
          onConfirm={() => dispatch({ type: 'confirmed' })}
        />
      )}
      {step.name === 'vat-code' && (
        <VatCodeDialog
          key={step.failures}
          isBusy={step.isBusy}
          isCovered={problem !== null}
          onSubmit={(code) => void submitCode(code)}
          onCancel={goBack}
        />
      )}
      {step.name === 'done' && (
        <SuccessDialog
          receipt={step.receipt}
          currency={currency}
          onClose={() => void startOver()}
        />
      )}
      {/* Last, so that it opens above the prompt. */}
      {problem && (
        <ErrorDialog problem={problem} onClose={() => dispatch({ type: 'problem-closed' })} />
      )}
    </>
  );
}
