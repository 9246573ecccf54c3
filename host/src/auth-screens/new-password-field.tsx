import { PasswordField } from '@bank/ui';
import { useId, type ComponentProps } from 'react';
import { messages } from './messages';
import { isLongEnough } from './new-password';
import styles from './new-password-field.module.css';
import type { Strength } from './password-strength';
import { useStrength } from './use-strength';

const texts = messages.signUp.strength;
const STEPS = [1, 2, 3, 4] as const;

type Props = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'onFocus' | 'value'> & {
  value: string;
  /** Other values of the form: a password made of them is easy to guess. */
  known: readonly string[];
};

/** The text below the password: its length is required, its strength is advice. */
function strengthText(password: string, strength: Strength | null): string {
  if (password === '') return '';
  if (!isLongEnough(password)) return texts.short;
  return strength === null ? '' : texts.levels[strength];
}

/** A field for a new password, with a strength meter. */
export function NewPasswordField({ known, ...props }: Props) {
  const meterId = useId();
  const { strength, prepare } = useStrength(props.value, known.join('\n'));
  const text = strengthText(props.value, strength);
  const level = isLongEnough(props.value) ? (strength ?? 0) : 0;
  return (
    <div className={styles.field}>
      <PasswordField
        {...props}
        autoComplete="new-password"
        aria-describedby={meterId}
        onFocus={prepare}
      />
      <div className={styles.meter} data-level={level} hidden={props.value === ''}>
        <span className={styles.bar} aria-hidden="true">
          {STEPS.map((step) => (
            <span key={step} data-filled={step <= level || undefined} />
          ))}
        </span>
      </div>
      <p className={styles.verdict} id={meterId} role="status" aria-label={texts.label}>
        {text && texts.verdict(text)}
      </p>
    </div>
  );
}
