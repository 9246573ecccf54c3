import { BankError, newDisputeReference } from '@bank/domain';
import { useUnsavedChanges } from '@bank/remote-kit';
import { useFormFocus } from '@bank/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import type { Dispute } from '../../api/dispute';
import { dispute as messages } from '../../messages';
import { checkDispute, type DisputeFieldErrors, type DisputeText } from './check-dispute';

const EMPTY: DisputeText = { amount: '', accountNumber: '' };

type Options = {
  /** Rejects if the dispute may not have been filed. */
  submit: (dispute: Dispute) => Promise<void>;
  onFiled: (reference: string) => void;
};

export function useDisputeForm({ submit, onFiled }: Options) {
  const [text, setText] = useState(EMPTY);
  const [fieldErrors, setFieldErrors] = useState<DisputeFieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const attempt = useRef<Dispute>(undefined);
  const { form, focusFirstError } = useFormFocus();
  useUnsavedChanges(text.amount !== '' || text.accountNumber !== '');

  function type(field: keyof DisputeText, value: string) {
    setText({ ...text, [field]: value });
    setFieldErrors({ ...fieldErrors, [field]: undefined });
  }

  /** Keeps the reference across retries, so that a retry after a lost response files no second dispute. */
  function disputeFor(content: Omit<Dispute, 'reference'>): Dispute {
    const last = attempt.current;
    const isSame = last?.amount === content.amount && last.accountNumber === content.accountNumber;
    attempt.current = { ...content, reference: isSame ? last.reference : newDisputeReference() };
    return attempt.current;
  }

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    setFailure(undefined);
    const checked = checkDispute(text);
    setFieldErrors(checked.ok ? {} : checked.fieldErrors);
    if (!checked.ok) {
      focusFirstError();
      return;
    }

    const { amount, accountNumber } = checked;
    const dispute = disputeFor({ amount, accountNumber });
    setBusy(true);
    try {
      await submit(dispute);
      setText(EMPTY);
      onFiled(dispute.reference);
    } catch (error) {
      const isTooSoon = error instanceof BankError && error.code === 'too-soon';
      setFailure(isTooSoon ? messages.tooSoon : messages.failed);
    } finally {
      setBusy(false);
      focusFirstError();
    }
  }

  return { form, text, type, fieldErrors, failure, busy, send };
}
