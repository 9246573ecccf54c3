import type { AsyncState } from '@bank/data-access';
import type { Label } from '@bank/domain';
import { useNotify } from '@bank/remote-kit';
import { Card, Notice, Skeleton } from '@bank/ui';
import { useState, type ReactNode } from 'react';
import type { Labels } from '../../api/labels';
import { LabelForm } from './label-form';
import { LabelSummary } from './label-summary';
import styles from './labels.module.css';
import { messages } from './messages';

type Props = {
  /** The id of the transaction. */
  id: string;
  labels: AsyncState<Labels>;
  save: (label: Label) => Promise<void>;
  remove: () => Promise<void>;
  /** Below the saved label. */
  renderOffer?: ((label: Label) => ReactNode) | undefined;
};

/** The customer's own label of a transaction: a summary, or a form until there is one. */
export function LabelCard({ labels, ...props }: Props) {
  return (
    <div className={styles.section}>
      <Card title={messages.title}>
        <p className={styles.help}>{messages.help}</p>
        {labels.status === 'loading' && <Skeleton height="15rem" />}
        {labels.status === 'error' && (
          <Notice tone="danger" role="alert">
            {messages.loadFailed}
          </Notice>
        )}
        {labels.status === 'ready' && <Content {...props} labels={labels.value} />}
      </Card>
    </div>
  );
}

type ContentProps = Omit<Props, 'labels'> & { labels: Labels };

function Content({ id, labels, save, remove, renderOffer }: ContentProps) {
  const notify = useNotify();
  // A form that was entered stays open when another page saves a label.
  const [isEditing, setIsEditing] = useState(false);
  const [takesFocus, setTakesFocus] = useState(false);
  // What this page has just written, until the subscription emits it.
  const [written, setWritten] = useState<{ before: Labels; label: Label | null }>();
  const label = written?.before === labels ? written.label : (labels.get(id) ?? null);

  const show = (editing: boolean) => {
    setIsEditing(editing);
    setTakesFocus(true);
  };
  const finish = (now: Label | null, text: string) => {
    setWritten({ before: labels, label: now });
    show(false);
    notify.success(text);
  };

  if (label && !isEditing) {
    return (
      <LabelSummary
        label={label}
        takesFocus={takesFocus}
        remove={remove}
        onChange={() => show(true)}
        onRemoved={() => finish(null, messages.removed)}
      >
        {renderOffer?.(label)}
      </LabelSummary>
    );
  }
  return (
    <div onFocus={() => setIsEditing(true)}>
      <LabelForm
        label={label}
        takesFocus={takesFocus}
        save={save}
        onSaved={(saved) => finish(saved, messages.saved)}
        onCancel={label ? () => show(false) : undefined}
      />
    </div>
  );
}
