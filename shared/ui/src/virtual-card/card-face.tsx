import { brand, VIRTUAL_CARD } from '@bank/domain';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import styles from './card-face.module.css';
import { messages } from './messages';

/** The gold surface of the virtual card, for its front and its back. */
export function CardSurface({ className = '', ...native }: ComponentProps<'div'>) {
  return <div {...native} className={`${styles.surface} ${className}`} />;
}

type Props = {
  /** The name on the card; without it a placeholder. */
  holder?: string | undefined;
};

/** What the front of the card says. There is no number yet, so it is masked. */
export function CardFront({ holder = messages.holderUnknown }: Props) {
  return (
    <>
      <p className={styles.top}>
        <span>{brand.name}</span>
        <span className={styles.kind}>{VIRTUAL_CARD.label}</span>
      </p>
      <span className={styles.chip} aria-hidden="true" />
      <p className={styles.number}>
        <span aria-hidden="true">•••• •••• •••• ••••</span>
        <VisuallyHidden>{messages.numberSpoken}</VisuallyHidden>
      </p>
      <p className={styles.bottom}>
        <span className={styles.caption}>{messages.holder}</span>
        <span className={styles.holder} dir="auto">
          {holder}
        </span>
      </p>
    </>
  );
}
