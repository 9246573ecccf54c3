import { BankError } from '@bank/domain';
import { useUnsavedChanges } from '@bank/remote-kit';
import { useState, type SubmitEvent } from 'react';
import type { EmailChange } from '../../api/email';
import { email as messages, emailRefusals } from '../../messages';

export type EmailProblems = Partial<Record<keyof EmailChange | 'form', string>>;

function check({ email, password }: EmailChange, current: string): EmailProblems {
  const problems: EmailProblems = {};
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) problems.email = messages.invalid;
  else if (email === current) problems.email = messages.unchanged;
  if (password === '') problems.password = messages.passwordMissing;
  return problems;
}

function refusalOf(error: unknown): EmailProblems {
  const refusal = error instanceof BankError ? emailRefusals[error.code] : undefined;
  return refusal ? { [refusal.field]: refusal.text } : { form: messages.failed };
}

type Options = {
  current: string;
  /** Asks the sign-in provider to send the link to the new address; rejects with a `BankError`. */
  request: (change: EmailChange) => Promise<void>;
};

export function useEmailForm({ current, request }: Options) {
  const [text, setText] = useState<EmailChange>({ email: '', password: '' });
  const [problems, setProblems] = useState<EmailProblems>({});
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  useUnsavedChanges(sentTo === null && (text.email !== '' || text.password !== ''));

  function type(field: keyof EmailChange, value: string) {
    setText({ ...text, [field]: value });
    setProblems({ ...problems, [field]: undefined });
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    const change = { email: text.email.trim(), password: text.password };
    const found = check(change, current);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await request(change);
      setSentTo(change.email);
    } catch (error) {
      setProblems(refusalOf(error));
    } finally {
      setBusy(false);
    }
  }

  return { text, type, problems, busy, sentTo, submit };
}
