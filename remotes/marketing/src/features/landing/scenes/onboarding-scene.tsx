import { Icon } from '@bank/ui';
import { ArrowRightIcon, CheckIcon } from '@bank/ui/icons';
import { messages } from './messages';
import { Scene } from './scene';
import styles from './scene.module.css';

const DONE = 2;

/** The first steps of a new customer, half of them done. */
export function OnboardingScene() {
  return (
    <Scene>
      <div className={`${styles.panel} ${styles.dialog}`}>
        <b className={styles.title}>{messages.onboarding}</b>
        {messages.steps.map((step, index) => {
          const isDone = index < DONE;
          return (
            <span key={step} className={styles.step} data-done={isDone || undefined}>
              <span className={styles.mark}>{isDone ? <Icon icon={CheckIcon} /> : index + 1}</span>
              <span className={styles.texts}>{step}</span>
              <span className={styles.state}>
                {isDone ? messages.stepDone : messages.stepOpen}
                {!isDone && <Icon icon={ArrowRightIcon} />}
              </span>
            </span>
          );
        })}
      </div>
    </Scene>
  );
}
