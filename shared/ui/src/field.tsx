import { useId, type ReactNode } from 'react';
import styles from './field.module.css';
import { Icon } from './icon';
import { AlertIcon } from './icons';
import { messages } from './messages';

/** The texts that every form field has. */
export type FieldTexts = {
  label: ReactNode;
  /** Help text, announced after the label. */
  hint?: ReactNode;
  /** Validation error; also sets `aria-invalid`. */
  error?: ReactNode;
  /** Adds "optional" to the label. */
  optional?: boolean | undefined;
};

type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = FieldTexts & {
  id: string | undefined;
  /** Ids of further descriptions of the control. */
  describedBy: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** Connects label, control, hint and error by ids. */
export function Field({ label, hint, error, optional, id, describedBy, children }: Props) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {optional && <span className={styles.optional}> ({messages.optional})</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': [errorId, hintId, describedBy].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          <Icon icon={AlertIcon} />
          {error}
        </p>
      )}
    </div>
  );
}
