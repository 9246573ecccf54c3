import type { ComponentType } from 'react';
import { messages } from '../../messages';
import styles from './feature-list.module.css';
import { BalanceScene } from './scenes/balance-scene';
import {
  BillsScene,
  DisputeScene,
  IdentityScene,
  LoanScene,
  TransferScene,
} from './scenes/feature-scenes';
import { Scene } from './scenes/scene';
import { SectionHead } from './section-head';

type Feature = keyof typeof messages.features.items;

const features: readonly (readonly [Feature, ComponentType])[] = [
  ['balance', BalanceScene],
  ['transfers', TransferScene],
  ['loans', LoanScene],
  ['bills', BillsScene],
  ['identity', IdentityScene],
  ['issues', DisputeScene],
];

/** What customers can do, each with the part of the app that does it. */
export function FeatureList() {
  const { title, lead, items } = messages.features;
  return (
    <section className={styles.features} aria-labelledby="features">
      <SectionHead id="features" title={title} lead={lead} />
      <ul className={styles.list}>
        {features.map(([name, Picture]) => (
          <li key={name} className={styles.item}>
            <Scene className={styles.stage}>
              <Picture />
            </Scene>
            <div className={styles.words}>
              <h3>{items[name].title}</h3>
              <p className={styles.text}>{items[name].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
