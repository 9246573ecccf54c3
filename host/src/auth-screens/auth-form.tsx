import { Button, Notice } from '@bank/ui';
import type { ReactNode, SubmitEventHandler } from 'react';
import styles from './auth-form.module.css';

type Props = {
  form: {
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
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      {form.problem && (
        <Notice tone="danger" role="alert">
          {form.problem}
        </Notice>
      )}
      {children}
      <Button type="submit" className={styles.submit} busy={form.busy} busyLabel={busyLabel}>
        {submit}
      </Button>
    </form>
  );
}
