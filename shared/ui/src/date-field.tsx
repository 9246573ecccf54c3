import { useId } from 'react';
import styles from './date-field.module.css';
import type { FieldTexts } from './field';
import field from './field.module.css';
import { Icon } from './icon';
import { AlertIcon } from './icons';

const PARTS = ['day', 'month', 'year'] as const;
type Part = (typeof PARTS)[number];

/** The order of the parts in `value`, as in an ISO date. */
const STORED: readonly Part[] = ['year', 'month', 'day'];

type Props = Omit<FieldTexts, 'optional'> & {
  name: string;
  /** Year, month and day as typed, joined by `-`, such as `1990-5-31`; empty if all parts are. */
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  /** The labels of the parts. */
  parts: Readonly<Record<Part, string>>;
  /** The prefix of the parts' autofill tokens: `bday` for `bday-day` and so on. */
  autoComplete?: 'bday' | undefined;
};

/**
 * A date that people know by heart, typed in three fields: faster than a calendar, and in the same order
 * for every locale.
 */
export function DateField(props: Props) {
  const { label, hint, error, name, value, onChange, parts, autoComplete } = props;
  const id = useId();
  const typed = value.split('-');
  const valueOf = (part: Part) => typed[STORED.indexOf(part)] ?? '';
  const describedBy =
    [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined;

  function change(changed: Part, text: string) {
    // The separator must not be part of a part.
    const next = STORED.map((part) =>
      part === changed ? text.replaceAll('-', '') : valueOf(part),
    );
    onChange({ target: { value: next.every((part) => part === '') ? '' : next.join('-') } });
  }

  return (
    <fieldset className={field.field} aria-describedby={describedBy}>
      <legend className={`${field.label} ${styles.legend}`}>{label}</legend>
      <div className={styles.parts}>
        {PARTS.map((part) => (
          <label key={part} className={`${styles.part} ${styles[part]}`}>
            <span className={field.hint}>{parts[part]}</span>
            <span className={field.box}>
              <input
                className={field.control}
                name={`${name}-${part}`}
                type="text"
                inputMode="numeric"
                maxLength={part === 'year' ? 4 : 2}
                autoComplete={autoComplete && `${autoComplete}-${part}`}
                aria-invalid={error ? true : undefined}
                value={valueOf(part)}
                onChange={({ target }) => change(part, target.value)}
              />
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <p className={field.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={field.error} id={`${id}-error`}>
          <Icon icon={AlertIcon} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
