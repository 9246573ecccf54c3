import type { Payee } from '@bank/domain';
import { Link } from '@bank/router';
import { Notice, useFocusWhen } from '@bank/ui';
import { useState } from 'react';
import { SAVED_PAYEES } from '../../api/payee-text';
import { messages } from '../../messages';
import { isSamePayee } from '../withdrawal/draft';
import { destinationOf } from './destination';
import { NameForm } from './name-form';
import type { PayeeBook } from './payee-book';
import styles from './payees.module.css';

declare const process: { env: { BANK_BACKEND?: string } };

type Props = { payee: Payee; book: PayeeBook };

const texts = messages.payees;

function suggestName(payee: Payee): string {
  const name = payee.method === 'Bank' ? payee.accountHolderName : destinationOf(payee);
  return name.slice(0, SAVED_PAYEES.nameLength);
}

/** Offers to save the paid payee, unless it is saved already. */
export function SavePayee({ payee, book }: Props) {
  const [savedAs, setSavedAs] = useState('');
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
      ) : (
        <NameForm
          initial={suggestName(payee)}
          others={payees.value.map(({ name }) => name)}
          submitLabel={texts.save}
          onSubmit={async (name) => {
            await book.save(name, payee);
            setSavedAs(name);
          }}
        />
      )}
    </section>
  );
}
