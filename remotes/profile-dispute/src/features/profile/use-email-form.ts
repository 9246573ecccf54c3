import { BankError, type BankErrorCode } from '@bank/domain';
import { useUnsavedChanges } from '@bank/remote-kit';
import { useFormFocus } from '@bank/ui';
import { useState, type SubmitEvent } from 'react';
import type { EmailChange } from '../../api/email';
import { email as messages, emailRefusals } from '../../messages';

export type EmailFieldErrors = Partial<Record<keyof EmailChange | 'form', string>>;

function validate({ email, password }: EmailChange, current: string): EmailFieldErrors {
  const fieldErrors: EmailFieldErrors = {};
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) fieldErrors.email = messages.invalid;
  else if (email === current) fieldErrors.email = messages.unchanged;
  if (password === '') fieldErrors.password = messages.passwordMissing;
  return fieldErrors;
}

/** The field of each error; the others concern the whole form. */
const fields: Partial<Record<BankErrorCode, keyof EmailChange>> = {
  'wrong-password': 'password',
  'invalid-credential': 'password',
  'email-already-in-use': 'email',
  'invalid-email': 'email',
};

function toFieldErrors(error: unknown): EmailFieldErrors {
  const texts: Partial<Record<BankErrorCode, string>> = emailRefusals;
  const code = error instanceof BankError ? error.code : 'unknown';
  return { [fields[code] ?? 'form']: texts[code] ?? messages.failed };
}

type Options = {
  current: string;
  /** Has Firebase Auth send the link to the new address; rejects with a `BankError`. */
  request: (change: EmailChange) => Promise<void>;
};

export function useEmailForm({ current, request }: Options) {
  const [text, setText] = useState<EmailChange>({ email: '', password: '' });
  const [fieldErrors, setFieldErrors] = useState<EmailFieldErrors>({});
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, focusFirstError } = useFormFocus();
  useUnsavedChanges(sentTo === null && (text.email !== '' || text.password !== ''));

  function type(field: keyof EmailChange, value: string) {
    setText({ ...text, [field]: value });
    setFieldErrors({ ...fieldErrors, [field]: undefined });
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    const change = { email: text.email.trim(), password: text.password };
    const errors = validate(change, current);
    setFieldErrors(errors);
    if (Object.keys(errors).length > 0) {
      focusFirstError();
      return;
    }
    setBusy(true);
    try {
      await request(change);
      setSentTo(change.email);
    } catch (error) {
      setFieldErrors(toFieldErrors(error));
    } finally {
      setBusy(false);
      focusFirstError();
    }
  }

  return { form, text, type, fieldErrors, busy, sentTo, submit };
}
