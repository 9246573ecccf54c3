import { VIRTUAL_CARD } from '@bank/domain';
import { Button, Icon, VisuallyHidden } from '@bank/ui';
import { TurnIcon } from '@bank/ui/icons';
import { CardFront, CardSurface } from '@bank/ui/virtual-card';
import { useState } from 'react';
import { cards as messages } from '../../messages';
import styles from './virtual-card.module.css';

type Props = { holder: string | undefined };

/** A preview of both sides of the card. Only the front-facing side is exposed to assistive technology. */
export function VirtualCard({ holder }: Props) {
  const [isTurned, setTurned] = useState(false);
  return (
    <div className={styles.stand}>
      <figure className={styles.figure} aria-label={VIRTUAL_CARD.label}>
        <div className={isTurned ? `${styles.card} ${styles.rotated}` : styles.card}>
          <CardSurface className={styles.side} inert={isTurned}>
            <CardFront holder={holder} />
          </CardSurface>
          <CardSurface className={`${styles.side} ${styles.back}`} inert={!isTurned}>
            <span className={styles.stripe} aria-hidden="true" />
            <p className={styles.signature}>
              <span className={styles.code}>
                <span aria-hidden="true">{messages.code}</span>
                <VisuallyHidden>{messages.codeSpoken}</VisuallyHidden>
              </span>
            </p>
            <p className={styles.caption}>{messages.demonstration}</p>
          </CardSurface>
        </div>
      </figure>
      <Button variant="secondary" aria-pressed={isTurned} onClick={() => setTurned(!isTurned)}>
        <Icon icon={TurnIcon} />
        {messages.turn}
      </Button>
    </div>
  );
}
