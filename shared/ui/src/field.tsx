import { useId, type ReactNode } from 'react';
import styles from './field.module.css';
import { Icon } from './icon';
import { AlertIcon } from './icons';
import { messages } from './messages';

/** What every form field of this package says about itself. */
export type FieldTexts = {
  label: ReactNode;
  /** What helps to fill it in; read out after the label. */
  hint?: ReactNode;
  /** What is wrong with the value; marks the control as invalid while it is there. */
  error?: ReactNode;
  /** Says so beside the label where most fields of the form are required. */
  optional?: boolean | undefined;
};

type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = FieldTexts & {
  id: string | undefined;
  /** Further descriptions of the control, by id. */
  describedBy: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** Label, control, hint and error as one, tied together by ids. */
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
