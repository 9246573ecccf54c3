import { useUnsavedChanges } from '@bank/remote-kit';
import { useFormFocus } from '@bank/ui';
import { useState, type SubmitEvent } from 'react';
import type { KycDetails } from '../../api/kyc';
import type { KycResult, SendKyc } from '../../api/kyc-sender';
import { checkDetails, type KycFieldErrors } from './check-details';
import { useIdImage } from './use-id-image';

const EMPTY: KycDetails = { idType: 'passport', idNumber: '', address: '', dob: '' };

type Options = {
  send: SendKyc;
  onResult: (result: KycResult) => void;
  /** The result dialog is open. */
  isDialogOpen: boolean;
};

/** The input stays after any result; a successful request replaces the form. */
export function useKycForm({ send, onResult, isDialogOpen }: Options) {
  const [details, setDetails] = useState(EMPTY);
  const [fieldErrors, setFieldErrors] = useState<KycFieldErrors>({});
  const [phase, setPhase] = useState<'editing' | 'sending' | 'sent'>('editing');
  const [progress, setProgress] = useState<number>();
  const image = useIdImage();
  const { choice } = image;
  const { form, focusFirstError } = useFormFocus(isDialogOpen);

  const isTouched = details !== EMPTY || choice.status !== 'none';
  useUnsavedChanges(isTouched && phase !== 'sent');

  function set<Field extends keyof KycDetails>(field: Field, value: KycDetails[Field]) {
    setDetails({ ...details, [field]: value });
    setFieldErrors({ ...fieldErrors, [field]: undefined });
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    // A rejected image is reported beside its field; do not send without it silently.
    const isImageSettled = choice.status === 'none' || choice.status === 'ready';
    const { idNumber, address } = details;
    const trimmed = { ...details, idNumber: idNumber.trim(), address: address.trim() };
    const errors = checkDetails(trimmed);
    setFieldErrors(errors);
    focusFirstError();
    if (phase === 'sending' || !isImageSettled || Object.keys(errors).length > 0) return;

    setPhase('sending');
    const chosen = choice.status === 'ready' ? choice.image : null;
    const result = await send(trimmed, chosen, setProgress);
    setProgress(undefined);
    setPhase(result === 'submitted' ? 'sent' : 'editing');
    onResult(result);
    focusFirstError();
  }

  return { form, details, set, fieldErrors, image, progress, busy: phase === 'sending', submit };
}
