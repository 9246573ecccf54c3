import { useUnsavedChanges } from '@bank/remote-kit';
import { useForm } from '@bank/ui';
import { useEffect, useState } from 'react';
import type { KycDetails } from '../../api/kyc';
import type { KycResult, SendKyc } from '../../api/kyc-sender';
import { checkDetails } from './check-details';
import { parseBirthDate } from './parse-birth-date';
import { useIdImage } from './use-id-image';

const EMPTY: KycDetails = { idType: 'passport', idNumber: '', address: '', dob: '' };

type Options = {
  send: SendKyc;
  onResult: (result: KycResult) => void;
  /** The result dialog is open. */
  isDialogOpen: boolean;
  /** Called when the form begins and ceases to have input that was not sent. */
  onUnsentChange: (hasUnsent: boolean) => void;
};

/** The input stays after any result; a successful request replaces the form. */
export function useKycForm({ send, onResult, isDialogOpen, onUnsentChange }: Options) {
  const [isSent, setSent] = useState(false);
  const [progress, setProgress] = useState<number>();
  const image = useIdImage();
  const { choice } = image;
  const form = useForm({
    initial: EMPTY,
    submit(values) {
      const { idNumber, address, dob } = values;
      const details = {
        ...values,
        idNumber: idNumber.trim(),
        address: address.trim(),
        dob: parseBirthDate(dob) ?? dob,
      };
      const fields = checkDetails(details);
      // A rejected image is reported beside its field; do not send without it silently.
      const isImageSettled = choice.status === 'none' || choice.status === 'ready';
      if (!isImageSettled || Object.keys(fields).length > 0) return { fields };
      return () => send(details, choice.status === 'ready' ? choice.image : null, setProgress);
    },
    onSuccess(result) {
      setProgress(undefined);
      setSent(result === 'submitted');
      onResult(result);
    },
    explain(error) {
      // `send` returns its errors as results.
      throw error;
    },
    isAway: isDialogOpen,
  });
  const isTouched = form.values !== EMPTY || choice.status !== 'none';
  const hasUnsent = isTouched && (form.busy || !isSent);
  useUnsavedChanges(hasUnsent);
  useEffect(() => onUnsentChange(hasUnsent), [hasUnsent, onUnsentChange]);
  return { ...form, image, progress };
}
