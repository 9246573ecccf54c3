import { BankError, type BankErrorCode } from '@bank/domain';
import { useUnsavedChanges } from '@bank/remote-kit';
import { useForm, type FormErrors } from '@bank/ui';
import { useState } from 'react';
import type { EmailChange } from '../../api/email';
import { email as messages, emailRefusals } from '../../messages';

type EmailErrors = FormErrors<keyof EmailChange>;

function validate({ email, password }: EmailChange, current: string): EmailErrors | null {
  const fields: EmailErrors['fields'] = {};
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) fields.email = messages.invalid;
  else if (email === current) fields.email = messages.unchanged;
  if (password === '') fields.password = messages.passwordMissing;
  return Object.keys(fields).length > 0 ? { fields } : null;
}

/** The field of each error; the others concern the whole form. */
const fieldOf: Partial<Record<BankErrorCode, keyof EmailChange>> = {
  'wrong-password': 'password',
  'invalid-credential': 'password',
  'email-already-in-use': 'email',
  'invalid-email': 'email',
};

function explain(error: unknown): EmailErrors {
  const texts: Partial<Record<BankErrorCode, string>> = emailRefusals;
  const code = error instanceof BankError ? error.code : 'unknown';
  const field = fieldOf[code];
  const text = texts[code] ?? messages.failed;
  return field ? { fields: { [field]: text } } : { form: text };
}

type Options = {
  current: string;
  /** Has Firebase Auth send the link to the new address; rejects with a `BankError`. */
  request: (change: EmailChange) => Promise<void>;
};

export function useEmailForm({ current, request }: Options) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { email: '', password: '' },
    submit({ email, password }) {
      const change = { email: email.trim(), password };
      return validate(change, current) ?? (() => request(change).then(() => change.email));
    },
    onSuccess: setSentTo,
    explain,
  });
  const { email, password } = form.values;
  useUnsavedChanges(sentTo === null && (email !== '' || password !== ''));
  return { ...form, sentTo };
}
