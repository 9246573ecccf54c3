import { isReadableText, newId, parseAmountIn, plainAmount } from '@bank/domain';
import { useNotify, useUnsavedChanges } from '@bank/remote-kit';
import {
  AmountField,
  amountHint,
  amountProblems,
  Button,
  Dialog,
  Notice,
  Stack,
  TextField,
  useForm,
  failureText,
  useRequest,
} from '@bank/ui';
import { useId, useState } from 'react';
import { MAX_POT_NAME, type PotPlan } from '../../api/change-pots';
import type { Pot } from '../../api/pots';
import { messages } from './messages';
import type { SavingsActions } from './savings-view';

type Props = {
  /** The pot to change; `null` to open a new one. */
  pot: Pot | null;
  currency: string;
  actions: SavingsActions;
  onClose: () => void;
};

const texts = messages.plan;

function checkName(name: string): string | undefined {
  if (name === '') return texts.noName;
  if (name.length > MAX_POT_NAME) return texts.longName(MAX_POT_NAME);
  return isReadableText(name) ? undefined : texts.hiddenCharacters;
}

type Values = { name: string; target: string };
type Checked = { plan: PotPlan } | { fields: Partial<Record<keyof Values, string | undefined>> };

function checkPlan({ name: typedName, target: typedTarget }: Values, currency: string): Checked {
  const name = typedName.trim();
  const problem = checkName(name);
  if (typedTarget.trim() === '') {
    return problem ? { fields: { name: problem } } : { plan: { name, target: null } };
  }
  const target = parseAmountIn(typedTarget, currency);
  if (!problem && target.ok) return { plan: { name, target: target.cents } };
  return {
    fields: { name: problem, target: target.ok ? undefined : amountProblems[target.problem] },
  };
}

/** Opens a pot, changes its name and target, or deletes it. */
export function PotDialog({ pot, currency, actions, onClose }: Props) {
  const notify = useNotify();
  const [id] = useState(() => pot?.id ?? newId());
  const [initial] = useState(() => ({
    name: pot?.name ?? '',
    target: pot?.target ? plainAmount(pot.target, currency) : '',
  }));
  const { form, values, field, formError, busy, onSubmit } = useForm({
    initial,
    submit(typed) {
      const checked = checkPlan(typed, currency);
      if ('fields' in checked) return checked;
      const { plan } = checked;
      return async () => {
        await (pot ? actions.edit(id, plan) : actions.open({ id, ...plan }));
        return plan.name;
      };
    },
    onSuccess(name) {
      onClose();
      notify.success(pot ? texts.saved(name) : texts.created(name));
    },
    explain: (error) => ({ form: failureText(error, messages) }),
    staysBusy: true,
  });
  const deletion = useRequest(async () => {
    await actions.remove(id);
    onClose();
    notify.success(texts.deleted(initial.name));
  });
  useUnsavedChanges(values.name !== initial.name || values.target !== initial.target);
  const formId = useId();
  const failure = formError ?? (deletion.isFailed && failureText(deletion.error, messages));
  return (
    <Dialog
      open
      title={pot ? messages.actionsOf.edit(initial.name) : texts.newTitle}
      onClose={onClose}
      actions={
        <>
          {pot?.balance === 0 && (
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
            {pot ? texts.save : texts.create}
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
            maxLength={MAX_POT_NAME}
            autoComplete="off"
            required
          />
          <AmountField
            {...field('target')}
            label={texts.target}
            hint={amountHint(currency)}
            currency={currency}
            optional
          />
          {pot && pot.balance !== 0 && <p>{texts.notEmpty}</p>}
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
