import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field';
import { Icon } from './icon';
import { ChevronDownIcon } from './icons';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

type Props = Omit<ComponentProps<'select'>, 'className' | 'multiple' | 'prefix'> &
  FieldTexts & {
    /** The options; alternatively pass `<option>` elements as children. */
    options?: readonly SelectOption[] | undefined;
    /** Shown before the select, inside its frame, such as an icon. */
    prefix?: ReactNode;
  };

/** A native select with its label, hint and error. */
export function SelectField(props: Props) {
  const { label, hint, error, optional, id, options, children, prefix, ...native } = props;
  const texts = { label, hint, error, optional };
  return (
    <Field {...texts} id={id} describedBy={native['aria-describedby']}>
      {(control) => (
        <div className={styles.box}>
          {prefix && <span className={styles.prefix}>{prefix}</span>}
          <select {...native} {...control} className={styles.control}>
            {options?.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
            {children}
          </select>
          <Icon icon={ChevronDownIcon} className={styles.chevron} />
        </div>
      )}
    </Field>
  );
}
