import {
  addCents,
  MAX_AMOUNT,
  parseAmountIn,
  toCents,
  type Cents,
  type UserProfile,
} from '@bank/domain';
import { useUnsavedChanges } from '@bank/remote-kit';
import { AmountField, amountHint, amountProblems, Button, Stack, useFormFocus } from '@bank/ui';
import { useState, type SubmitEvent } from 'react';
import { needsRelease, type CreditLimit } from '../../api/credit-limit';
import type { CreditKind } from '../../api/credit-account';
import { messages } from '../../messages';
import styles from './actions.module.css';
import { CreditReview } from './credit-review';
import { StepFrame } from './step-frame';

type Props = {
  user: UserProfile;
  kind: CreditKind;
  /** A credit above it needs the release by another admin; `undefined` while it is loading. */
  limit: CreditLimit | undefined;
  busy: boolean;
  onBack: () => void;
  /** The amount is edited again. */
  onChange: () => void;
  onSend: (amount: Cents) => void;
  onPropose: (amount: Cents) => void;
};

const texts = messages.credit;

/** Validates the entered amount for this user: returns the error or the amount. */
function validateAmount(text: string, user: UserProfile, kind: CreditKind) {
  const parsed = parseAmountIn(text, user.country);
  if (!parsed.ok) return { problem: amountProblems[parsed.problem] };
  const { accountBalance, loanBalance } = user;
  const increased = kind === 'send_loan' ? [accountBalance, loanBalance] : [accountBalance];
  const exceedsMaximum = increased.some((sum) => addCents(sum, parsed.cents) > toCents(MAX_AMOUNT));
  return exceedsMaximum ? { problem: texts.tooMuch } : { amount: parsed.cents };
}

/** Asks for the amount of a credit or loan, then shows the review. */
export function CreditForm({ user, kind, limit, busy, onBack, onChange, ...send }: Props) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [amount, setAmount] = useState<Cents | null>(null);
  const { form, focusFirstError } = useFormFocus();
  useUnsavedChanges(text !== '');

  function review(event: SubmitEvent) {
    event.preventDefault();
    const checked = validateAmount(text, user, kind);
    setProblem(checked.problem);
    focusFirstError();
    setAmount(checked.amount ?? null);
  }

  function edit() {
    onChange();
    setAmount(null);
  }

  if (amount !== null) {
    const exceeded = limit !== undefined && needsRelease(amount, limit) ? limit : null;
    const isProposal = exceeded !== null;
    return (
      <StepFrame key="review">
        <CreditReview
          user={user}
          kind={kind}
          amount={amount}
          limit={exceeded}
          isLimitLoading={limit === undefined}
          busy={busy}
          onBack={edit}
          onConfirm={() => (isProposal ? send.onPropose(amount) : send.onSend(amount))}
        />
      </StepFrame>
    );
  }
  return (
    <StepFrame key="amount">
      <form ref={form} noValidate onSubmit={review}>
        <Stack>
          <AmountField
            label={texts.amount}
            hint={amountHint(user.country)}
            error={problem}
            currency={user.country}
            required
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setProblem(undefined);
            }}
          />
          <div className={styles.buttons}>
            <Button variant="secondary" onClick={onBack}>
              {messages.actions.back}
            </Button>
            <Button type="submit">{texts.review}</Button>
          </div>
        </Stack>
      </form>
    </StepFrame>
  );
}
