import { BankError, newDisputeReference } from '@bank/domain';
import { useUnsavedChanges } from '@bank/remote-kit';
import { useForm } from '@bank/ui';
import { useRef } from 'react';
import type { Dispute } from '../../api/dispute';
import { dispute as messages } from '../../messages';
import { checkDispute } from './check-dispute';

type Options = {
  /** Rejects if the dispute may not have been filed. */
  submit: (dispute: Dispute) => Promise<void>;
  onFiled: (reference: string) => void;
};

export function useDisputeForm({ submit, onFiled }: Options) {
  const attempt = useRef<Dispute>(undefined);

  /** Keeps the reference across retries, so that a retry after a lost response files no second dispute. */
  function disputeFor(content: Omit<Dispute, 'reference'>): Dispute {
    const last = attempt.current;
    const isSame = last?.amount === content.amount && last.accountNumber === content.accountNumber;
    attempt.current = { ...content, reference: isSame ? last.reference : newDisputeReference() };
    return attempt.current;
  }

  const form = useForm({
    initial: { amount: '', accountNumber: '' },
    submit(text) {
      const checked = checkDispute(text);
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
  useUnsavedChanges(form.values.amount !== '' || form.values.accountNumber !== '');
  return form;
}
