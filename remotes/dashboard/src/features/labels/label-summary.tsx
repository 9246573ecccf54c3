import type { Label } from '@bank/domain';
import { Button, DescriptionList, Notice, Stack } from '@bank/ui';
import { useEffect, useRef, useState } from 'react';
import { explainFailure } from './explain-failure';
import { categoryName } from './label-texts';
import { messages } from './messages';

type Props = {
  label: Label;
  /** True if the summary replaces the control that had the focus. */
  takesFocus: boolean;
  remove: () => Promise<void>;
  onChange: () => void;
  onRemoved: () => void;
};

/** The saved label of a transaction. */
export function LabelSummary({ label, takesFocus, remove, onChange, onRemoved }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const change = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) change.current?.focus();
  }, [takesFocus]);

  async function onRemove() {
    setIsBusy(true);
    setFailure('');
    try {
      await remove();
      onRemoved();
    } catch (error) {
      setFailure(explainFailure(error));
      setIsBusy(false);
    }
  }

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
      {failure && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <Stack direction="row">
        <Button ref={change} variant="secondary" disabled={isBusy} onClick={onChange}>
          {messages.change}
        </Button>
        <Button
          variant="quiet"
          busy={isBusy}
          busyLabel={messages.removing}
          onClick={() => void onRemove()}
        >
          {messages.remove}
        </Button>
      </Stack>
    </Stack>
  );
}
