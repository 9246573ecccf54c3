import { CATEGORIES, checkTags, LABEL_LIMITS, readTags, type Label } from '@bank/domain';
import { useUnsavedChanges } from '@bank/remote-kit';
import { Button, Notice, SelectField, Stack, TextField, useForm, failureText } from '@bank/ui';
import { useEffect, useRef, useState } from 'react';
import { messages } from './messages';

type Props = {
  /** The saved label; `null` if there is none. */
  label: Label | null;
  /** True if the form replaces the control that had the focus. */
  takesFocus: boolean;
  save: (label: Label) => Promise<void>;
  onSaved: (label: Label) => void;
  /** Without it, there is nothing to return to. */
  onCancel: (() => void) | undefined;
};

const categoryOptions = () => [
  { value: '', label: messages.choose },
  ...CATEGORIES.map((value) => ({ value, label: messages.categories[value] })),
];

const valuesOf = (label: Label | null) => ({
  category: label?.category ?? '',
  note: label?.note ?? '',
  tags: label?.tags.join(', ') ?? '',
});

/** The category, note and tags of one transaction. Starts with the saved ones. */
export function LabelForm({ label, takesFocus, save, onSaved, onCancel }: Props) {
  const [initial] = useState(() => valuesOf(label));
  const { form, values, field, formError, busy, onSubmit } = useForm({
    initial,
    submit(typed) {
      const category = CATEGORIES.find((each) => each === typed.category);
      const tags = readTags(typed.tags);
      const tagProblem = checkTags(tags);
      if (!category || tagProblem) {
        return {
          fields: {
            category: category ? undefined : messages.problems.category,
            tags: tagProblem ? messages.problems[tagProblem] : undefined,
          },
        };
      }
      const wanted = { category, note: typed.note.trim(), tags };
      return async () => {
        await save(wanted);
        return wanted;
      };
    },
    onSuccess: onSaved,
    explain: (error) => ({ form: failureText(error, messages) }),
    staysBusy: true,
  });
  useUnsavedChanges(JSON.stringify(values) !== JSON.stringify(initial));
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <Stack>
        <SelectField
          {...field('category')}
          ref={first}
          label={messages.category}
          options={categoryOptions()}
          disabled={busy}
          required
        />
        <TextField
          {...field('note')}
          dir="auto"
          label={messages.note}
          maxLength={LABEL_LIMITS.note}
          autoComplete="off"
          disabled={busy}
          optional
        />
        <TextField
          {...field('tags')}
          dir="auto"
          label={messages.tags}
          hint={messages.tagsHint}
          autoComplete="off"
          autoCapitalize="none"
          disabled={busy}
          optional
        />
        {formError && (
          <Notice tone="danger" role="alert">
            {formError}
          </Notice>
        )}
        <Stack direction="row">
          <Button type="submit" busy={busy} busyLabel={messages.saving}>
            {messages.save}
          </Button>
          {onCancel && (
            <Button variant="secondary" disabled={busy} onClick={onCancel}>
              {messages.cancel}
            </Button>
          )}
        </Stack>
      </Stack>
    </form>
  );
}
