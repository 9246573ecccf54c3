import { Icon } from './icon';
import { CheckIcon } from './icons';
import { messages } from './messages';
import styles from './stepper.module.css';
import { VisuallyHidden } from './visually-hidden';

type Props = {
  /** Accessible name of the list of steps. */
  label: string;
  steps: readonly string[];
  /** Index of the current step; `steps.length` if all are done. */
  current: number;
};

/** Shows progress through steps. It is not interactive: forms have their own buttons. */
export function Stepper({ label, steps, current }: Props) {
  return (
    <ol className={styles.stepper} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current || undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {index < current ? <Icon icon={CheckIcon} /> : index + 1}
          </span>
          <span className={styles.name}>{step}</span>
          {index < current && <VisuallyHidden>{messages.stepDone}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
