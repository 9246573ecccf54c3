import { Link } from '@bank/router';
import { Card, Icon } from '@bank/ui';
import { ArrowRightIcon, CheckIcon } from '@bank/ui/icons';
import { messages } from '../../messages';
import styles from './onboarding.module.css';
import type { Step } from './steps';

const texts = messages.onboarding;

/** The steps of a new customer, each with its state and, while it is open, a link. */
export function OnboardingCard({ steps }: { steps: readonly Step[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card
      title={texts.title}
      actions={<span className={styles.progress}>{texts.progress(done, steps.length)}</span>}
    >
      <ol className={styles.steps}>
        {steps.map(({ name, isDone, path }, index) => {
          const step = texts.steps[name];
          return (
            <li key={name} className={styles.step} data-done={isDone || undefined}>
              <span className={styles.mark} aria-hidden="true">
                {isDone ? <Icon icon={CheckIcon} /> : index + 1}
              </span>
              <div className={styles.texts}>
                {isDone ? (
                  <span className={styles.title}>{step.title}</span>
                ) : (
                  <Link className={styles.title} to={path}>
                    {step.title}
                  </Link>
                )}
                {!isDone && 'text' in step && <p className={styles.text}>{step.text}</p>}
              </div>
              <span className={styles.state}>
                {isDone ? texts.done : texts.open}
                {!isDone && <Icon icon={ArrowRightIcon} />}
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
