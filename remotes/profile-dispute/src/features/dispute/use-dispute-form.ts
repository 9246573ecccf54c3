import { BankError, newDisputeReference, plainAmount, type Transaction } from '@bank/domain';
import { useUnsavedChanges } from '@bank/remote-kit';
import { useForm } from '@bank/ui';
import { useRef } from 'react';
import type { Dispute } from '../../api/dispute';
import { dispute as messages } from '../../messages';
import { checkDispute, MAX_ACCOUNT_LENGTH } from './check-dispute';
import { recipientAccount } from './find-payment';

type Options = {
  payment: Transaction | null;
  /** The customer's currency; '' while it is unknown. */
  currency: string;
  /** Rejects if the dispute may not have been filed. */
  submit: (dispute: Dispute) => Promise<void>;
  onFiled: (reference: string) => void;
};

function valuesOf(payment: Transaction | null, currency: string) {
  if (!payment) return { amount: '', accountNumber: '' };
  const account = recipientAccount(payment);
  return {
    amount: plainAmount(payment.amount, currency),
    // An email address may be longer than the field accepts.
    accountNumber: account.length <= MAX_ACCOUNT_LENGTH ? account : '',
  };
}

export function useDisputeForm({ submit, payment, currency, onFiled }: Options) {
  const attempt = useRef<Dispute>(undefined);
  const initial = valuesOf(payment, currency);

  /** Keeps the reference across retries, so that a retry after a lost response files no second dispute. */
  function disputeFor(content: Omit<Dispute, 'reference'>): Dispute {
    const last = attempt.current;
    const isSame = last?.amount === content.amount && last.accountNumber === content.accountNumber;
    attempt.current = { ...content, reference: isSame ? last.reference : newDisputeReference() };
    return attempt.current;
  }

  const form = useForm({
    initial,
    submit(text) {
      // An old payment may have decimals that its currency lacks.
      const isStored = payment !== null && text.amount === initial.amount;
      const checked = checkDispute(text, isStored ? '' : currency);
      if (!checked.ok) return { fields: checked.fieldErrors };
      const { amount, accountNumber } = checked;
      const dispute = disputeFor({ amount, accountNumber });
      return () => submit(dispute).then(() => dispute.reference);
    },
    onSuccess: onFiled,
    explain(error) {
      const isTooSoon = error instanceof BankError && error.code === 'too-soon';
      return { form: isTooSoon ? messages.tooSoon : messages.failed };
    },
  });
  const { amount, accountNumber } = form.values;
  useUnsavedChanges(amount !== initial.amount || accountNumber !== initial.accountNumber);
  return form;
}
