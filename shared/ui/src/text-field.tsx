import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'prefix'> &
  FieldTexts & {
    /** Stands before the text, inside the frame: a currency code. */
    prefix?: ReactNode;
    /** Stands after the text, inside the frame: a button. */
    suffix?: ReactNode;
  };

/** A one-line text field with its label, hint and error. Takes every attribute of a native input. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, prefix, suffix, id, ...native } = props;
  const texts = { label, hint, error, optional };
  return (
    <Field {...texts} id={id} describedBy={native['aria-describedby']}>
      {(control) => (
        <div className={styles.box}>
          {prefix && <span className={styles.prefix}>{prefix}</span>}
          <input type="text" {...native} {...control} className={styles.control} />
          {suffix}
        </div>
      )}
    </Field>
  );
}
