import { useLive, type Live } from '@bank/data-access';
import { getBlob, ref, storage, toBankError } from '@bank/firebase/storage';
import { useCallback } from 'react';

/** The image behind a `gs://` address, read through the storage's rules; it leaves memory with the component. */
export function useImage(address: string, attempt: number): Live<string> {
  return useLive(
    useCallback(
      (onValue, onError) => {
        // A further attempt is another watch.
        void attempt;
        let isOver = false;
        let url: string | null = null;
        getBlob(ref(storage(), address)).then(
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
      [address, attempt],
    ),
  );
}
