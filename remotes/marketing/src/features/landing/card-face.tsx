import { brand, VIRTUAL_CARD } from '@bank/domain';
import { Icon } from '@bank/ui';
import { WifiIcon } from '@bank/ui/icons';
import { messages } from '../../messages';
import styles from './virtual-card.module.css';

const RADII = [40, 70, 100, 130, 160, 190, 220, 250];

/** The front of the card; its number is masked because there is none yet. */
export function CardFace() {
  return (
    <div className={styles.face} role="img" aria-label={messages.card.image}>
      <svg className={styles.rings} viewBox="0 0 317 200" preserveAspectRatio="xMidYMid slice">
        {RADII.map((radius) => (
          <circle key={radius} cx="300" cy="215" r={radius} />
        ))}
      </svg>
      <span className={styles.line}>
        {brand.name}
        <Icon icon={WifiIcon} />
      </span>
      <span className={styles.chip} />
      <span className={styles.number}>•••• •••• •••• ••••</span>
      <span className={styles.line}>
        <span>{messages.card.holder}</span>
        <span>{VIRTUAL_CARD.label}</span>
      </span>
    </div>
  );
}
