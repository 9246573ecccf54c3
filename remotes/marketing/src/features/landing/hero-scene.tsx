import { formatMoney, toCents } from '@bank/domain';
import { Icon, type IconName } from '@bank/ui';
import { messages } from '../../messages';
import styles from './hero.module.css';
import { Landscape } from './landscape';

type Line = { icon: IconName; text: string; amount: number };

const texts = messages.hero.scene;

const lines: readonly Line[] = [
  { icon: 'plus', text: texts.credit, amount: 1200 },
  { icon: 'transfer', text: texts.transfer, amount: -340 },
  { icon: 'bolt', text: texts.bill, amount: -62.4 },
];

function print(amount: number): string {
  return formatMoney(toCents(Math.abs(amount)), 'EUR');
}

/** A picture of an account, made of the same pieces as the real one, and read out as one image. */
export function HeroScene() {
  return (
    <div className={styles.scene} role="img" aria-label={texts.label}>
      <Landscape />
      <div className={styles.account}>
        <span className={styles.label}>{texts.balance}</span>
        <span className={styles.balance}>
          {print(4250.6)}
          <Icon name="eye-off" />
        </span>
        <div className={styles.lines}>
          {lines.map(({ icon, text, amount }) => (
            <span key={text} className={styles.line}>
              <span className={styles.mark}>
                <Icon name={icon} />
              </span>
              {text}
              <span className={amount > 0 ? styles.credit : undefined}>
                {amount > 0 ? '+' : '−'}
                {print(amount)}
              </span>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
