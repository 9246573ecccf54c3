import { useLive, type Live } from '@bank/data-access';
import { getBlob, ref, storage, toBankError } from '@bank/firebase/storage';
import { useCallback } from 'react';

/** The image at a path of the bank's own bucket, read through the storage's rules; it leaves memory with the component. */
export function useImage(path: string, attempt: number): Live<string> {
  return useLive(
    useCallback(
      (onValue, onError) => {
        // A further attempt is another watch.
        void attempt;
        let isOver = false;
        let url: string | null = null;
        getBlob(ref(storage(), path)).then(
          (image) => {
            if (isOver) return;
            url = URL.createObjectURL(image);
            onValue(url);
          },
          (error: unknown) => isOver || onError(toBankError(error)),
        );
        return () => {
          isOver = true;
          if (url) URL.revokeObjectURL(url);
        };
      },
      [path, attempt],
    ),
  );
}
