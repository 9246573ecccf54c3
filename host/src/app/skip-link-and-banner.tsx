import type { MouseEvent } from 'react';
import { messages } from '../messages';
import styles from './frame.module.css';

type Props = { onSkip?: (event: MouseEvent) => void };

/** Above every page: the skip link, and the banner that says this is a demonstration. */
export function SkipLinkAndBanner({ onSkip }: Props) {
  return (
    <>
      <a href="#main" className={styles.skip} onClick={onSkip}>
        {messages.frame.skip}
      </a>
      <aside className={styles.demonstration} aria-label={messages.frame.demonstration}>
        {messages.frame.noRealMoney}
      </aside>
    </>
  );
}
