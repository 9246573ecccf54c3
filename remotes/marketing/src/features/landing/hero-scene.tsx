import { Icon, type IconShape } from '@bank/ui';
import { BoltIcon, EyeOffIcon, PlusIcon, TransferIcon } from '@bank/ui/icons';
import { messages } from '../../messages';
import { formatEuros } from './format-euros';
import styles from './hero.module.css';
import { Landscape } from './landscape';

const texts = messages.hero.scene;

type Line = { icon: IconShape; text: keyof typeof texts; amount: number };

const lines: readonly Line[] = [
  { icon: PlusIcon, text: 'credit', amount: 1200 },
  { icon: TransferIcon, text: 'transfer', amount: -340 },
  { icon: BoltIcon, text: 'bill', amount: -62.4 },
];

/** A preview of an account, built from the real components and exposed as one image. */
export function HeroScene() {
  return (
    <div className={styles.scene} role="img" aria-label={texts.label}>
      <Landscape />
      <div className={styles.account}>
        <span className={styles.label}>{texts.balance}</span>
        <span className={styles.balance}>
          {formatEuros(4250.6)}
          <Icon icon={EyeOffIcon} />
        </span>
        <div className={styles.lines}>
          {lines.map(({ icon, text, amount }) => (
            <span key={text} className={styles.line}>
              <span className={styles.mark}>
                <Icon icon={icon} />
              </span>
              {texts[text]}
              <span className={amount > 0 ? styles.credit : undefined}>
                {amount > 0 ? '+' : '−'}
                {formatEuros(amount)}
              </span>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
