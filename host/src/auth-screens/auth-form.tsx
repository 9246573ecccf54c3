import { Button, Notice } from '@bank/ui';
import type { ReactNode, RefObject, SubmitEventHandler } from 'react';
import styles from './auth-form.module.css';

type Props = {
  form: {
    form: RefObject<HTMLFormElement | null>;
    onSubmit: SubmitEventHandler<HTMLFormElement>;
    busy: boolean;
    formError: string | undefined;
  };
  submit: string;
  busyLabel: string;
  children: ReactNode;
};

/**
 * Layout of an auth form: error, fields, submit button. `noValidate`, because the error texts are specified. The
 * browser itself sends nothing, also before the app has started: a `dialog` form outside of a dialog does nothing.
 */
export function AuthForm({ form, submit, busyLabel, children }: Props) {
  const { form: ref, onSubmit, busy, formError } = form;
  return (
    <form ref={ref} className={styles.form} onSubmit={onSubmit} method="dialog" noValidate>
      {formError && (
        <Notice tone="danger" role="alert">
          {formError}
        </Notice>
      )}
      {children}
      <Button type="submit" className={styles.submit} busy={busy} busyLabel={busyLabel}>
        {submit}
      </Button>
    </form>
  );
}
