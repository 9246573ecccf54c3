import type { SavedPayee } from '../../api/payees';
import { Button, Notice, SelectField } from '@bank/ui';
import { useEffect, useRef } from 'react';
import { messages } from '../../messages';
import { draftFor, emptyDraft, isSamePayee, payeeOf, type Draft } from '../withdrawal/draft';
import type { PayeeBook } from './payee-book';
import styles from './payees.module.css';

type Props = {
  book: PayeeBook;
  draft: Draft;
  onChange: (draft: Draft) => void;
  isDisabled: boolean;
  /** The list is open, which has forms of its own and so stands outside of this one. */
  isManaging: boolean;
  onManage: () => void;
};

const texts = messages.payees;
const NEW = '';

/** Fills in the form for somebody who was paid before. Nothing is there before anybody is saved. */
export function PayeePicker(props: Props) {
  const { book, draft, onChange, isDisabled, isManaging, onManage } = props;
  const form = useRef<HTMLFormElement>(null);
  const { payees } = book;

  // With the last payee the button goes that has opened the list.
  useEffect(() => {
    if (isManaging || document.activeElement !== document.body) return;
    form.current?.querySelector('select')?.focus();
  }, [isManaging]);

  if (payees.status === 'loading') return null;
  if (payees.status === 'error') {
    return <Notice tone="warning">{texts.loadFailed}</Notice>;
  }
  if (payees.value.length === 0) return null;

  const chosen = payees.value.find(({ payee }) => isSamePayee(payee, payeeOf(draft)));
  const choose = (saved: SavedPayee | undefined) =>
    onChange(
      saved
        ? draftFor(draft, saved.payee)
        : { ...emptyDraft, method: draft.method, amount: draft.amount },
    );

  return (
    <div className={styles.choice}>
      <SelectField
        label={texts.choose}
        options={[
          { value: NEW, label: texts.new },
          ...payees.value.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={chosen?.id ?? NEW}
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
