import { messages } from '../../messages';
import styles from './hero.module.css';
import { Landscape } from './landscape';
import { BalanceScene } from './scenes/balance-scene';
import { HistoryScene } from './scenes/history-scene';
import { Scene } from './scenes/scene';

/** An account in front of the hills. */
export function HeroScene() {
  return (
    <div className={styles.scene}>
      <Landscape />
      <Scene label={messages.hero.scene} className={styles.account}>
        <BalanceScene isShown />
        <HistoryScene />
      </Scene>
    </div>
  );
}
