import { brand, VIRTUAL_CARD } from '@bank/domain';
import { VisuallyHidden } from '@bank/ui';
import { cards as messages } from '../../messages';
import styles from './virtual-card.module.css';

type Props = { holder: string | undefined };

/** What the card looks like. It has no number yet, so none is shown but its mask. */
export function VirtualCard({ holder }: Props) {
  return (
    <figure className={styles.card} aria-label={VIRTUAL_CARD.label}>
      <p className={styles.top}>
        <span>{brand.name}</span>
        <span className={styles.kind}>{VIRTUAL_CARD.label}</span>
      </p>
      <span className={styles.chip} aria-hidden="true" />
      <p className={styles.number}>
        <span aria-hidden="true">{messages.number}</span>
        <VisuallyHidden>{messages.numberSpoken}</VisuallyHidden>
      </p>
      <p className={styles.bottom}>
        <span className={styles.caption}>{messages.holder}</span>
        <span className={styles.holder}>{holder ?? messages.holderUnknown}</span>
      </p>
    </figure>
  );
}
