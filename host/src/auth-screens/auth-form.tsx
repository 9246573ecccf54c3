import { Button, Notice } from '@bank/ui';
import type { ReactNode, RefObject, SubmitEventHandler } from 'react';
import styles from './auth-form.module.css';

type Props = {
  form: {
    form: RefObject<HTMLFormElement | null>;
    onSubmit: SubmitEventHandler<HTMLFormElement>;
    busy: boolean;
    problem: string | undefined;
  };
  submit: string;
  busyLabel: string;
  children: ReactNode;
};

/** The frame of a form: its problem, its fields, its one button. The texts are the product's own, not the browser's. */
export function AuthForm({ form, submit, busyLabel, children }: Props) {
  const { form: ref, onSubmit, busy, problem } = form;
  return (
    <form ref={ref} className={styles.form} onSubmit={onSubmit} noValidate>
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      {children}
      <Button type="submit" className={styles.submit} busy={busy} busyLabel={busyLabel}>
        {submit}
      </Button>
    </form>
  );
}
