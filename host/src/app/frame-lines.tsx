import type { MouseEvent } from 'react';
import { messages } from '../messages';
import styles from './frame.module.css';

type Props = { onSkip?: (event: MouseEvent) => void };

/** What stands above every page: the way past all the rest, and that this is a demonstration. */
export function FrameLines({ onSkip }: Props) {
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
