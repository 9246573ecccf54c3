import { parseAmountIn, plainAmount, type Cents, type LimitName } from '@bank/domain';
import { useNotify, useUnsavedChanges } from '@bank/remote-kit';
import {
  AmountField,
  amountProblems,
  Button,
  Dialog,
  Notice,
  Stack,
  useForm,
  useRequest,
} from '@bank/ui';
import { useId } from 'react';
import { messages } from './messages';

type Props = {
  name: LimitName;
  limit: { current: Cents | null; currency: string };
  /** The changes that wait. */
  waiting: { isUnlock: boolean } | null;
  save: (limit: Cents | null) => Promise<void>;
  onClose: () => void;
};

const texts = messages.limits;

/** Sets, changes or removes a limit. */
export function LimitDialog({ name, limit, waiting, save, onClose }: Props) {
  const { current, currency } = limit;
  const notify = useNotify();
  const isSet = current !== null;
  // Rules require the password again for a change that waits together with the unlock.
  const canLoosen = !waiting?.isUnlock;
  const initial = isSet ? plainAmount(current, currency) : '';

  function finish(isLater: boolean) {
    onClose();
    notify.success(isLater ? texts.savedForLater : texts.saved);
  }

  const { form, values, field, formError, busy, onSubmit } = useForm({
    initial: { amount: initial },
    submit({ amount }) {
      const parsed = parseAmountIn(amount, currency);
      if (!parsed.ok) return { fields: { amount: amountProblems[parsed.problem] } };
      const isLooser = isSet && parsed.cents > current;
      if (isLooser && !canLoosen) return { fields: { amount: texts.whileUnlocking } };
      return () => save(parsed.cents).then(() => isLooser);
    },
    onSuccess: finish,
    explain: () => ({ form: texts.failed }),
  });
  const removal = useRequest(() => save(null).then(() => finish(true)));
  useUnsavedChanges(values.amount !== initial);
  const formId = useId();
  return (
    <Dialog
      open
      title={texts.names[name]}
      onClose={onClose}
      actions={
        <>
          {isSet && canLoosen && (
            <Button
              variant="secondary"
              disabled={busy}
              busy={removal.isBusy}
              busyLabel={texts.saving}
              onClick={() => void removal.run()}
            >
              {texts.remove}
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            disabled={removal.isBusy}
            busy={busy}
            busyLabel={texts.saving}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} onSubmit={onSubmit} noValidate>
        <Stack>
          <p>{texts.explanations[name]}</p>
          <AmountField {...field('amount')} label={texts.amount} currency={currency} required />
          {isSet && waiting && <p>{canLoosen ? texts.restarts : texts.whileUnlocking}</p>}
          {(formError || removal.isFailed) && (
            <Notice tone="danger" role="alert">
              {texts.failed}
            </Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
