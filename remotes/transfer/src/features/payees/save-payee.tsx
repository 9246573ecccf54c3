import type { Payee } from '@bank/domain';
import { Link } from '@bank/router';
import { Button, Notice, useFocusWhen } from '@bank/ui';
import { useState } from 'react';
import { SAVED_PAYEES } from '../../api/payee-text';
import { isSamePayee } from '../withdrawal/draft';
import { recipientOf } from './destination';
import { messages as texts } from './messages';
import { NameForm } from './name-form';
import type { PayeeBook } from './payee-book';
import styles from './payees.module.css';
import { useRestoreFocus } from './use-restore-focus';

declare const process: { env: { BANK_BACKEND?: string } };

type Props = { payee: Payee; book: PayeeBook };

/** Offers to save the paid payee, unless it is saved already. */
export function SavePayee({ payee, book }: Props) {
  const [isNaming, setIsNaming] = useState(false);
  const [savedAs, setSavedAs] = useState('');
  const saveButton = useRestoreFocus<HTMLButtonElement>(isNaming);
  const savedNotice = useFocusWhen<HTMLDivElement>(savedAs !== '');
  const { payees } = book;
  if (payees.status !== 'ready') return null;
  if (savedAs) {
    return (
      <div ref={savedNotice} tabIndex={-1}>
        <Notice tone="success" role="status">
          {texts.saved(savedAs)}
        </Notice>
      </div>
    );
  }
  if (payees.value.some((saved) => isSamePayee(saved.payee, payee))) return null;
  return (
    <section className={styles.save}>
      <h3>{texts.saveTitle}</h3>
      {!book.isEmailConfirmed ? (
        <>
          <p>{texts.unconfirmed}</p>
          {process.env.BANK_BACKEND === 'emulators' && (
            <p>
              <Link to="/mailbox">{texts.mailbox}</Link>
            </p>
          )}
        </>
      ) : payees.value.length >= SAVED_PAYEES.count ? (
        <p>{texts.full}</p>
      ) : !isNaming ? (
        // The name is asked for only now: its field would open the keyboard over the result.
        <div className={styles.actions}>
          <Button ref={saveButton} variant="secondary" onClick={() => setIsNaming(true)}>
            {texts.save}
          </Button>
        </div>
      ) : (
        <NameForm
          initial={recipientOf(payee).slice(0, SAVED_PAYEES.nameLength)}
          others={payees.value.map(({ name }) => name)}
          submitLabel={texts.save}
          onSubmit={async (name) => {
            await book.save(name, payee);
            setSavedAs(name);
          }}
          onCancel={() => setIsNaming(false)}
        />
      )}
    </section>
  );
}
