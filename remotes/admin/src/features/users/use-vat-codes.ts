import { useLive, type Live } from '@bank/data-access';
import { database } from '@bank/firebase/firestore';
import { useCallback } from 'react';
import { watchVatCodes, type VatCodes } from '../../api/vat-codes';

const SEPARATOR = '/';

/** The codes issued to these users, live. */
export function useVatCodes(uids: readonly string[]): Live<VatCodes> {
  // As one text, which stays the same while the users do, however often their page is told anew.
  const key = uids.join(SEPARATOR);
  return useLive(
    useCallback(
      (onValue, onError) =>
        watchVatCodes(database(), key === '' ? [] : key.split(SEPARATOR), onValue, onError),
      [key],
    ),
  );
}
