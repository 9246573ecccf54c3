import { useSubscription, type AsyncState } from '@bank/data-access';
import { database } from '@bank/firebase/firestore';
import { useCallback } from 'react';
import { subscribeVatCodes, type VatCodes } from '../../api/vat-codes';

const SEPARATOR = '/';

/** Subscribes to the codes issued to these users. */
export function useVatCodes(uids: readonly string[]): AsyncState<VatCodes> {
  // One string, stable while the users are, however often their page updates.
  const key = uids.join(SEPARATOR);
  return useSubscription(
    useCallback(
      (onValue, onError) =>
        subscribeVatCodes(database(), key === '' ? [] : key.split(SEPARATOR), onValue, onError),
      [key],
    ),
  );
}
