import { Icon, type IconShape } from '@bank/ui';
import {
  BoltIcon,
  DocumentIcon,
  EyeOffIcon,
  IdentityIcon,
  LoanIcon,
  TransferIcon,
} from '@bank/ui/icons';
import { messages } from '../../messages';
import styles from './feature-list.module.css';
import { SectionHead } from './section-head';

type Feature = keyof typeof messages.features.items;

const features: readonly { name: Feature; icon: IconShape }[] = [
  { name: 'balance', icon: EyeOffIcon },
  { name: 'transfers', icon: TransferIcon },
  { name: 'loans', icon: LoanIcon },
  { name: 'bills', icon: BoltIcon },
  { name: 'identity', icon: IdentityIcon },
  { name: 'issues', icon: DocumentIcon },
];

export function FeatureList() {
  const { title, lead, items } = messages.features;
  return (
    <section className={styles.features} aria-labelledby="features">
      <SectionHead id="features" title={title} lead={lead} />
      <ul className={styles.list}>
        {features.map(({ name, icon }) => (
          <li key={name} className={styles.item}>
            <span className={styles.mark}>
              <Icon icon={icon} />
            </span>
            <h3>{items[name].title}</h3>
            <p className={styles.text}>{items[name].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
