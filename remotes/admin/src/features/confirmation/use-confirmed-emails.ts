import { useLive, type Live } from '@bank/data-access';
import { database } from '@bank/firebase/firestore';
import { useCallback } from 'react';
import { watchConfirmedEmails, type ConfirmedEmails } from '../../api/confirmed-emails';

const SEPARATOR = '/';

/** The addresses that these people have confirmed, live. */
export function useConfirmedEmails(uids: readonly string[]): Live<ConfirmedEmails> {
  // As one text, which stays the same while the people do.
  const key = uids.join(SEPARATOR);
  return useLive(
    useCallback(
      (onValue, onError) =>
        watchConfirmedEmails(database(), key === '' ? [] : key.split(SEPARATOR), onValue, onError),
      [key],
    ),
  );
}
