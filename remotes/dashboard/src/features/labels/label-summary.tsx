import type { Label } from '@bank/domain';
import { Button, DescriptionList, Notice, Stack, failureText, useRequest } from '@bank/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { categoryName } from './label-texts';
import { messages } from './messages';

type Props = {
  label: Label;
  /** True if the summary replaces the control that had the focus. */
  takesFocus: boolean;
  remove: () => Promise<void>;
  onChange: () => void;
  onRemoved: () => void;
  children?: ReactNode;
};

/** The saved label of a transaction. */
export function LabelSummary(props: Props) {
  const { label, takesFocus, remove, onChange, onRemoved, children } = props;
  const removal = useRequest(async () => {
    await remove();
    onRemoved();
  });
  const change = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) change.current?.focus();
  }, [takesFocus]);

  const rows = [
    [messages.category, categoryName(label)],
    [messages.note, label.note],
    [messages.tags, label.tags.join(', ')],
  ] as const;
  return (
    <Stack>
      <DescriptionList
        items={rows.flatMap(([name, text]) =>
          text === '' ? [] : [{ name, value: <bdi>{text}</bdi> }],
        )}
      />
      {removal.isFailed && (
        <Notice tone="danger" role="alert">
          {failureText(removal.error, messages)}
        </Notice>
      )}
      <Stack direction="row">
        <Button ref={change} variant="secondary" disabled={removal.isBusy} onClick={onChange}>
          {messages.change}
        </Button>
        <Button
          variant="quiet"
          busy={removal.isBusy}
          busyLabel={messages.removing}
          onClick={() => void removal.run()}
        >
          {messages.remove}
        </Button>
      </Stack>
      {children}
    </Stack>
  );
}
