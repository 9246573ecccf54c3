import { newId, plainAmount, type IsoDate } from '@bank/domain';
import { useNotify, useUnsavedChanges } from '@bank/remote-kit';
import {
  AmountField,
  amountHint,
  Button,
  Dialog,
  failureText,
  Notice,
  SelectField,
  Stack,
  TextField,
  useForm,
  useRequest,
} from '@bank/ui';
import { useId, useState } from 'react';
import type { SavedPayee } from '../../api/saved-payees';
import type { PlannedPayment } from '../../api/planned-payment';
import { MAX_NAME } from '../../api/planned-payments';
import { checkPlan, KEEP_PAYEE, NO_PAYEE, REPEATS, type PlanValues } from './check-plan';
import { messages } from './messages';
import type { PlanActions } from './planned-view';

type Props = {
  /** The payment to change; `null` to plan a new one. */
  payment: PlannedPayment | null;
  payees: readonly SavedPayee[];
  currency: string;
  today: IsoDate;
  actions: PlanActions;
  onClose: () => void;
};

const texts = messages.plan;

function valuesOf(payment: PlannedPayment | null, currency: string, today: IsoDate): PlanValues {
  if (!payment) return { name: '', amount: '', payee: NO_PAYEE, every: 'monthly', due: today };
  const { name, amount, payee, every, next } = payment;
  return {
    ...{ name, every, due: next ?? '', amount: plainAmount(amount, currency) },
    payee: payee ? KEEP_PAYEE : NO_PAYEE,
  };
}

/** Plans a payment, changes it, or deletes it. */
export function PlanDialog({ payment, payees, currency, today, actions, onClose }: Props) {
  const notify = useNotify();
  const [id] = useState(() => payment?.id ?? newId());
  const [initial] = useState(() => valuesOf(payment, currency, today));
  const { form, values, field, formError, busy, onSubmit } = useForm({
    initial,
    submit(typed) {
      const checked = checkPlan(typed, { payment, payees, currency, today });
      if ('fields' in checked) return checked;
      const { plan } = checked;
      return async () => {
        await (payment ? actions.change(payment, plan) : actions.plan(id, plan));
        return plan.name;
      };
    },
    onSuccess(name) {
      onClose();
      notify.success(payment ? texts.saved(name) : texts.planned(name));
    },
    explain: (error) => ({ form: failureText(error, messages) }),
    staysBusy: true,
  });
  const deletion = useRequest(async () => {
    await actions.remove(id);
    onClose();
    notify.success(texts.deleted(initial.name));
  });
  useUnsavedChanges(JSON.stringify(values) !== JSON.stringify(initial));
  const formId = useId();
  const failure = formError ?? (deletion.isFailed && failureText(deletion.error, messages));
  const payeeOptions = [
    { value: NO_PAYEE, label: texts.noPayee },
    ...(payment?.payee ? [{ value: KEEP_PAYEE, label: texts.samePayee }] : []),
    ...payees.map(({ id: value, name }) => ({ value, label: name })),
  ];
  return (
    <Dialog
      open
      title={payment ? messages.editOf(initial.name) : messages.add}
      onClose={onClose}
      actions={
        <>
          {payment && (
            <Button
              variant="secondary"
              disabled={busy}
              busy={deletion.isBusy}
              busyLabel={texts.deleting}
              onClick={() => void deletion.run()}
            >
              {texts.delete}
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            disabled={deletion.isBusy}
            busy={busy}
            busyLabel={texts.saving}
          >
            {payment ? texts.save : texts.submit}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} onSubmit={onSubmit} noValidate>
        <Stack>
          <TextField
            {...field('name')}
            dir="auto"
            label={texts.name}
            hint={texts.nameHint}
            maxLength={MAX_NAME}
            autoComplete="off"
            required
          />
          <AmountField
            {...field('amount')}
            label={texts.amount}
            hint={amountHint(currency)}
            currency={currency}
            required
          />
          <SelectField
            {...field('payee')}
            label={texts.payee}
            hint={payees.length === 0 ? texts.payeeHint : undefined}
            options={payeeOptions}
          />
          <TextField {...field('due')} type="date" label={texts.due} required />
          <SelectField
            {...field('every')}
            label={texts.every}
            options={REPEATS.map((every) => ({ value: every, label: messages.repeats[every] }))}
          />
          {failure && (
            <Notice tone="danger" role="alert">
              {failure}
            </Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
