import type { SavedPayee } from '../../api/saved-payees';
import { Button, Notice, SelectField } from '@bank/ui';
import { useEffect, useRef } from 'react';
import { messages } from '../../messages';
import {
  withPayee,
  emptyDraft,
  isSamePayee,
  payeeFromDraft,
  type Draft,
} from '../withdrawal/draft';
import type { PayeeBook } from './payee-book';
import styles from './payees.module.css';

type Props = {
  book: PayeeBook;
  draft: Draft;
  onChange: (draft: Draft) => void;
  isDisabled: boolean;
  /** The list of payees is open. It contains forms, so it is rendered outside this form. */
  isManaging: boolean;
  onManage: () => void;
};

const texts = messages.payees;
const NEW_PAYEE = '';

/** Fills in the form with a saved payee. Renders nothing if none is saved. */
export function PayeePicker(props: Props) {
  const { book, draft, onChange, isDisabled, isManaging, onManage } = props;
  const form = useRef<HTMLFormElement>(null);
  const { payees } = book;

  // Deleting the last payee removes the button that opened the list: move the focus to the form.
  useEffect(() => {
    if (isManaging || document.activeElement !== document.body) return;
    form.current?.querySelector('select')?.focus();
  }, [isManaging]);

  if (payees.status === 'loading') return null;
  if (payees.status === 'error') {
    return <Notice tone="warning">{texts.loadFailed}</Notice>;
  }
  if (payees.value.length === 0) return null;

  const chosen = payees.value.find(({ payee }) => isSamePayee(payee, payeeFromDraft(draft)));
  const choose = (saved: SavedPayee | undefined) =>
    onChange(
      saved
        ? withPayee(draft, saved.payee)
        : { ...emptyDraft, method: draft.method, amount: draft.amount },
    );

  return (
    <div className={styles.choice}>
      <SelectField
        label={texts.choose}
        options={[
          { value: NEW_PAYEE, label: texts.new },
          ...payees.value.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={chosen?.id ?? NEW_PAYEE}
        disabled={isDisabled}
        onChange={(event) => choose(payees.value.find(({ id }) => id === event.target.value))}
      />
      <Button
        variant="quiet"
        disabled={isDisabled}
        onClick={(event) => {
          form.current = event.currentTarget.form;
          onManage();
        }}
      >
        {texts.manage}
      </Button>
    </div>
  );
}
