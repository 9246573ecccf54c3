import {
  CATEGORIES,
  CATEGORY_RULE_LIMITS,
  withRule,
  type Category,
  type CategoryRule,
} from '@bank/domain';
import { useNotify, useUnsavedChanges } from '@bank/remote-kit';
import {
  Button,
  Dialog,
  Notice,
  SelectField,
  Stack,
  TextField,
  useForm,
  failureText,
} from '@bank/ui';
import { useId, useState } from 'react';
import type { CategoryRules } from '../../api/category-rules';
import { matchPayments } from '../../api/matched-payments';
import { categoryName } from '../labels/label-texts';
import { messages } from './messages';
import type { RuleRequests } from './rule-requests';
import { useUnlabelled } from './use-unlabelled';

type Values = { text: string; category: Category | '' };

type Props = {
  initial: Values;
  /** The saved ones, live. */
  rules: CategoryRules;
  requests: RuleRequests;
  onSaved?: (now: CategoryRules) => void;
  onClose: () => void;
};

/** The rule with these values, if they are complete. */
function ruleOf({ text, category }: Values): CategoryRule | null {
  const trimmed = text.trim();
  const isText = trimmed !== '' && trimmed.length <= CATEGORY_RULE_LIMITS.text;
  return isText && category !== '' ? { text: trimmed, category } : null;
}

const problemsOf = ({ text, category }: Values) => ({
  text: text.trim() === '' ? messages.textProblem : undefined,
  category: category === '' ? messages.categoryProblem : undefined,
});

/** What saving the rule does to the latest payments without a category. */
function previewOf(rule: CategoryRule, unlabelled: ReturnType<typeof useUnlabelled>): string {
  if (unlabelled.status === 'loading') return messages.counting;
  if (unlabelled.status === 'error') return messages.countFailed;
  const { length: count } = matchPayments([rule], unlabelled.value);
  return count === 0 ? messages.noneMatch : messages.count(count, categoryName(rule));
}

/** Adds a rule, and applies it to the latest payments without a category. */
export function RuleDialog({ initial, rules, requests, onSaved, onClose }: Props) {
  const notify = useNotify();
  const [opened] = useState(initial);
  const unlabelled = useUnlabelled(requests.readUnlabelled);

  /** Returns for how many payments; `null` if they could not be saved, which the list makes up for. */
  async function apply(rule: CategoryRule): Promise<number | null> {
    try {
      const entries =
        unlabelled.status === 'ready' ? unlabelled.value : await requests.readUnlabelled();
      return await requests.apply(matchPayments([rule], entries));
    } catch {
      return null;
    }
  }

  const { form, values, field, formError, busy, onSubmit } = useForm({
    initial: opened,
    submit(typed) {
      const rule = ruleOf(typed);
      if (!rule) return { fields: problemsOf(typed) };
      const now = withRule(rules, rule);
      if (now.length > CATEGORY_RULE_LIMITS.rules) return { form: messages.full };
      return async () => {
        await requests.save({ before: rules, now });
        return { now, rule, count: await apply(rule) };
      };
    },
    onSuccess({ now, rule, count }) {
      onSaved?.(now);
      onClose();
      const name = categoryName(rule);
      notify.success(
        count === null
          ? messages.savedOnly
          : count
            ? messages.savedFor(count, name)
            : messages.saved,
      );
    },
    explain: (error) => ({ form: failureText(error, messages) }),
    staysBusy: true,
  });
  useUnsavedChanges(values.text !== opened.text || values.category !== opened.category);
  const formId = useId();
  const rule = ruleOf(values);
  return (
    <Dialog
      open
      title={messages.newTitle}
      onClose={onClose}
      actions={
        <Button type="submit" form={formId} busy={busy} busyLabel={messages.saving}>
          {messages.save}
        </Button>
      }
    >
      <form ref={form} id={formId} onSubmit={onSubmit} noValidate>
        <Stack>
          <TextField
            {...field('text')}
            dir="auto"
            label={messages.text}
            hint={messages.textHint}
            maxLength={CATEGORY_RULE_LIMITS.text}
            autoComplete="off"
            required
          />
          <SelectField
            {...field('category')}
            label={messages.category}
            options={[
              { value: '', label: messages.choose },
              ...CATEGORIES.map((category) => ({
                value: category,
                label: categoryName({ category }),
              })),
            ]}
            required
          />
          <p role="status">{rule ? previewOf(rule, unlabelled) : messages.effect}</p>
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
