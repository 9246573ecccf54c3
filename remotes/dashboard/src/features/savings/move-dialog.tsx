import {
  BankError,
  formatMoney,
  isZeroDecimal,
  newId,
  parseAmountIn,
  plainAmount,
  wholeUnits,
  type Cents,
} from '@bank/domain';
import { locale } from '@bank/i18n';
import { useNotify, useUnsavedChanges } from '@bank/remote-kit';
import {
  AmountField,
  amountHint,
  amountProblems,
  Button,
  Dialog,
  Notice,
  Stack,
  useBalanceShown,
  useForm,
  failureText,
} from '@bank/ui';
import { useId, useRef } from 'react';
import type { PotMoveRequest } from '../../api/change-pots';
import type { Pot } from '../../api/pots';
import { messages } from './messages';

type Props = {
  direction: 'in' | 'out';
  pot: Pot;
  /** What can be moved at most: the balance, or what the pot holds. */
  available: Cents;
  currency: string;
  move: (request: PotMoveRequest) => Promise<void>;
  onClose: () => void;
};

const texts = messages.move;

/** Adds money to a pot, or takes it out. */
export function MoveDialog({ direction, pot, available, currency, move, onClose }: Props) {
  const notify = useNotify();
  const [isShown] = useBalanceShown();
  const { id: potId, name } = pot;
  const ids = useMoveIds();
  const money = (cents: Cents) => formatMoney(cents, currency, locale());
  const { form, values, set, field, formError, busy, onSubmit } = useForm({
    initial: { amount: '' },
    submit({ amount }) {
      const parsed = parseAmountIn(amount, currency);
      if (!parsed.ok) return { fields: { amount: amountProblems[parsed.problem] } };
      const { cents } = parsed;
      if (cents > available) return { fields: { amount: texts.insufficient[direction] } };
      const signed = (direction === 'in' ? cents : -cents) as Cents;
      return async () => {
        await move({ id: ids.of(signed), potId, amount: signed });
        return cents;
      };
    },
    onSuccess(cents) {
      onClose();
      notify.success(texts.done[direction](money(cents), name));
    },
    explain(error) {
      const isShort = error instanceof BankError && error.code === 'insufficient-funds';
      return isShort
        ? { fields: { amount: texts.insufficient[direction] } }
        : { form: failureText(error, messages) };
    },
    staysBusy: true,
  });
  useUnsavedChanges(values.amount !== '');
  const formId = useId();
  const all = isZeroDecimal(currency) ? wholeUnits(available) : available;
  return (
    <Dialog
      open
      title={messages.actionsOf[direction](name)}
      onClose={onClose}
      actions={
        <Button type="submit" form={formId} busy={busy} busyLabel={texts.busy}>
          {texts.submit[direction]}
        </Button>
      }
    >
      <form ref={form} id={formId} onSubmit={onSubmit} noValidate>
        <Stack>
          {isShown && (
            <p>
              {direction === 'in'
                ? texts.availableBalance(money(available))
                : texts.inPot(money(available))}
            </p>
          )}
          <AmountField
            {...field('amount')}
            label={texts.amount}
            hint={amountHint(currency)}
            currency={currency}
            required
            suffix={
              all > 0 && (
                <Button variant="quiet" onClick={() => set('amount', plainAmount(all, currency))}>
                  {texts.all}
                </Button>
              )
            }
          />
          {formError && (
            <Notice tone="danger" role="alert">
              {formError}
            </Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

/** One id per amount, so that a retry after an unknown result doesn't move the money twice. */
function useMoveIds() {
  const ids = useRef(new Map<Cents, string>());
  return {
    of(amount: Cents): string {
      const id = ids.current.get(amount) ?? newId();
      ids.current.set(amount, id);
      return id;
    },
  };
}
