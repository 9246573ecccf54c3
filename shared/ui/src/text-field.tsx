import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'prefix'> &
  FieldTexts & {
    /** Shown before the input, inside its frame, such as a currency code. */
    prefix?: ReactNode;
    /** Shown after the input, inside its frame, such as a button. */
    suffix?: ReactNode;
  };

/** A text input with label, hint and error. Accepts all attributes of `<input>`. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, prefix, suffix, id, ...native } = props;
  const texts = { label, hint, error, optional };
  const prefixId = useId();
  const isInHint = typeof hint === 'string' && typeof prefix === 'string' && hint.includes(prefix);
  const describedBy = [native['aria-describedby'], prefix && !isInHint && prefixId];
  return (
    <Field {...texts} id={id} describedBy={describedBy.filter(Boolean).join(' ') || undefined}>
      {(control) => (
        <div className={styles.box}>
          {/* Read with the field: someone who tabs to it would not hear the currency before it. */}
          {prefix && (
            <span id={prefixId} aria-hidden="true" className={styles.prefix}>
              {prefix}
            </span>
          )}
          <input type="text" {...native} {...control} className={styles.control} />
          {suffix}
        </div>
      )}
    </Field>
  );
}
