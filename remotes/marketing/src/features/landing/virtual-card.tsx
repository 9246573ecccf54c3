import { formatDollars, VIRTUAL_CARD } from '@bank/domain';
import { locale } from '@bank/i18n';
import { Link } from '@bank/router';
import { buttonClass } from '@bank/ui';
import { CardFront, CardSurface } from '@bank/ui/virtual-card';
import { messages } from '../../messages';
import layout from './landing.module.css';
import { SectionHead } from './section-head';
import styles from './virtual-card.module.css';

export function VirtualCard() {
  const texts = messages.card;
  const details = [
    [texts.fee, formatDollars(VIRTUAL_CARD.creationFee, locale())],
    [texts.limit, formatDollars(VIRTUAL_CARD.weeklyLimit, locale())],
  ] as const;
  return (
    <section className={styles.panel} aria-labelledby="cards">
      <div className={styles.words}>
        <SectionHead id="cards" title={texts.title} lead={texts.lead} />
        <dl>
          {details.map(([name, value]) => (
            <div key={name} className={styles.detail}>
              <dt className={styles.name}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={layout.actions}>
          <Link to="/Cards" className={buttonClass()}>
            {texts.action}
          </Link>
        </div>
      </div>
      <figure className={styles.card} aria-label={VIRTUAL_CARD.label}>
        <CardSurface>
          <CardFront />
        </CardSurface>
      </figure>
    </section>
  );
}
