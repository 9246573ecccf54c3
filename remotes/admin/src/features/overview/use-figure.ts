import { useLive, type Live } from '@bank/data-access';
import { database, toBankError, type Firestore } from '@bank/firebase/firestore';
import { useCallback } from 'react';

/** A figure that can't be listened to: asked for once, and again with each `attempt`. */
export function useFigure<T>(ask: (db: Firestore) => Promise<T>, attempt: number): Live<T> {
  return useLive(
    useCallback(
      (onValue, onError) => {
        // A further attempt is another question.
        void attempt;
        let isOver = false;
        ask(database()).then(
          (value) => isOver || onValue(value),
          (error: unknown) => isOver || onError(toBankError(error)),
        );
        return () => {
          isOver = true;
        };
      },
      [ask, attempt],
    ),
  );
}
