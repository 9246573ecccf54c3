import { useLive, type Live } from '@bank/data-access';
import type { BankError } from '@bank/domain';
import { useCallback } from 'react';
import { readImage, type ImageProblem } from '../../api/read-image';

export type ShownImage = { url: string } | { problem: ImageProblem };

/** The image at a path of the bank's own bucket; it leaves memory with the component. */
export function useImage(path: string, attempt: number): Live<ShownImage> {
  return useLive(
    useCallback(
      (onValue, onError) => {
        // A further attempt is another watch.
        void attempt;
        let isOver = false;
        let url: string | null = null;
        readImage(path).then(
          (stored) => {
            if (isOver) return;
            if ('problem' in stored) {
              onValue(stored);
              return;
            }
            url = URL.createObjectURL(stored.image);
            onValue({ url });
          },
          (error: BankError) => isOver || onError(error),
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
