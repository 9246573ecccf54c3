import { formatMoney, type Cents } from '@bank/domain';
import { locale } from '@bank/i18n';
import { Button, Card, EmptyState, Icon, Stack, useBalanceShown } from '@bank/ui';
import { EyeIcon, EyeOffIcon, PlusIcon, PotIcon } from '@bank/ui/icons';
import { useState, type ReactNode } from 'react';
import type { PotMoveRequest, PotPlan } from '../../api/change-pots';
import { MAX_POTS, totalSaved, type Pot } from '../../api/pots';
import { messages as dashboard } from '../../messages';
import { messages } from './messages';
import { MoveDialog } from './move-dialog';
import { PotCard } from './pot-card';
import { PotDialog } from './pot-dialog';
import styles from './savings.module.css';

/** Each rejects with a `BankError` if nothing was changed. */
export type SavingsActions = {
  open: (pot: PotPlan & { id: string }) => Promise<void>;
  edit: (id: string, plan: PotPlan) => Promise<void>;
  remove: (id: string) => Promise<void>;
  move: (request: PotMoveRequest) => Promise<void>;
};

export type PotAction = 'in' | 'out' | 'edit';

type Props = {
  pots: readonly Pot[];
  balance: Cents;
  currency: string;
  actions: SavingsActions;
  renderMoves: (potId: string) => ReactNode;
};

type Opened = { kind: 'new' } | { kind: PotAction; pot: Pot };

/** The pots with what they hold; every change is made in a dialog. */
export function SavingsView({ pots, balance, currency, actions, renderMoves }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isShown] = useBalanceShown();
  const isFull = pots.length >= MAX_POTS;
  const addButton = (
    <Button variant="secondary" disabled={isFull} onClick={() => setOpened({ kind: 'new' })}>
      <Icon icon={PlusIcon} />
      {messages.add}
    </Button>
  );
  return (
    <>
      <Totals pots={pots} balance={balance} currency={currency} />
      {pots.length === 0 ? (
        <Card>
          <EmptyState title={messages.empty} icon={PotIcon} action={addButton}>
            {messages.emptyHelp}
          </EmptyState>
        </Card>
      ) : (
        <>
          <ul className={styles.pots}>
            {pots.map((pot) => (
              <li key={pot.id}>
                <PotCard
                  pot={pot}
                  currency={currency}
                  showsAmounts={isShown}
                  onAction={(kind) => setOpened({ kind, pot })}
                >
                  {renderMoves(pot.id)}
                </PotCard>
              </li>
            ))}
          </ul>
          {isFull && <p>{messages.full(MAX_POTS)}</p>}
          <Stack direction="row">{addButton}</Stack>
        </>
      )}
      {opened && (
        <OpenedDialog
          opened={opened}
          pots={pots}
          {...{ balance, currency, actions }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

type OpenedProps = Omit<Props, 'renderMoves'> & { opened: Opened; onClose: () => void };

function OpenedDialog({ opened, pots, balance, currency, actions, onClose }: OpenedProps) {
  if (opened.kind === 'new')
    return <PotDialog pot={null} currency={currency} actions={actions} onClose={onClose} />;
  // What another page has changed meanwhile is shown, too.
  const pot = pots.find(({ id }) => id === opened.pot.id) ?? opened.pot;
  if (opened.kind === 'edit')
    return <PotDialog pot={pot} currency={currency} actions={actions} onClose={onClose} />;
  return (
    <MoveDialog
      direction={opened.kind}
      pot={pot}
      available={opened.kind === 'in' ? balance : pot.balance}
      currency={currency}
      move={actions.move}
      onClose={onClose}
    />
  );
}

function Totals({ pots, balance, currency }: Pick<Props, 'pots' | 'balance' | 'currency'>) {
  const [isShown, setIsShown] = useBalanceShown();
  const texts = dashboard.balance;
  const money = (cents: Cents) => formatMoney(cents, currency, locale());
  return (
    <Card>
      <div className={styles.totals}>
        {isShown ? (
          <dl className={styles.figures}>
            <div>
              <dt>{messages.total}</dt>
              <dd>{money(totalSaved(pots))}</dd>
            </div>
            <div>
              <dt>{messages.available}</dt>
              <dd>{money(balance)}</dd>
            </div>
          </dl>
        ) : (
          <p className={styles.hidden}>{messages.hidden}</p>
        )}
        <Button variant="quiet" onClick={() => setIsShown(!isShown)}>
          <Icon icon={isShown ? EyeOffIcon : EyeIcon} />
          {isShown ? texts.hide : texts.show}
        </Button>
      </div>
    </Card>
  );
}
