import { formatMoney, subtractCents, type Cents } from '@bank/domain';
import { locale } from '@bank/i18n';
import { Button, Card, Meter, Stack } from '@bank/ui';
import { useState, type ReactNode } from 'react';
import type { Pot } from '../../api/pots';
import { messages } from './messages';
import styles from './savings.module.css';
import type { PotAction } from './savings-view';

type Props = {
  pot: Pot;
  currency: string;
  showsAmounts: boolean;
  onAction: (action: PotAction) => void;
  /** The latest moves; rendered once they are opened. */
  children: ReactNode;
};

const MOVES = ['in', 'out'] as const;

export function PotCard({ pot, currency, showsAmounts, onAction, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card>
      <section className={styles.pot} aria-label={pot.name}>
        <div className={styles.head}>
          <h2 className={styles.name}>
            <bdi>{pot.name}</bdi>
          </h2>
          <Button
            variant="quiet"
            aria-label={messages.actionsOf.edit(pot.name)}
            onClick={() => onAction('edit')}
          >
            {messages.actions.edit}
          </Button>
        </div>
        {showsAmounts && <PotFigures pot={pot} currency={currency} />}
        <Stack direction="row">
          {MOVES.map((direction) => (
            <Button
              key={direction}
              variant="secondary"
              aria-label={messages.actionsOf[direction](pot.name)}
              disabled={direction === 'out' && pot.balance <= 0}
              onClick={() => onAction(direction)}
            >
              {messages.actions[direction]}
            </Button>
          ))}
        </Stack>
        {showsAmounts && (
          <details
            className={styles.activity}
            open={isOpen}
            onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
          >
            <summary aria-label={messages.moves.titleOf(pot.name)}>{messages.moves.title}</summary>
            {isOpen && children}
          </details>
        )}
      </section>
    </Card>
  );
}

function PotFigures({ pot: { name, balance, target }, currency }: Pick<Props, 'pot' | 'currency'>) {
  const money = (cents: Cents) => formatMoney(cents, currency, locale());
  if (target === null) return <p className={styles.saved}>{money(balance)}</p>;
  const text = messages.of(money(balance), money(target));
  const left = subtractCents(target, balance);
  return (
    <>
      <p className={styles.saved}>{text}</p>
      <Meter
        label={messages.progress(name)}
        percent={Math.floor((balance / target) * 100)}
        text={text}
      />
      <p className={styles.left}>{left > 0 ? messages.left(money(left)) : messages.reached}</p>
    </>
  );
}
