import { useSubscription, type AsyncState } from '@bank/data-access';
import type { BankError } from '@bank/domain';
import { useCallback } from 'react';
import { readImage, type ImageProblem } from '../../api/read-image';

export type ShownImage = { url: string } | { problem: ImageProblem };

/** Downloads an image from the bank's own bucket; revokes its object URL on unmount. */
export function useImage(path: string, attempt: number): AsyncState<ShownImage> {
  return useSubscription(
    useCallback(
      (onValue, onError) => {
        // `attempt` is a cache key: changing it refetches.
        void attempt;
        let isCancelled = false;
        let url: string | null = null;
        readImage(path).then(
          (stored) => {
            if (isCancelled) return;
            if ('problem' in stored) {
              onValue(stored);
              return;
            }
            url = URL.createObjectURL(stored.image);
            onValue({ url });
          },
          (error: BankError) => isCancelled || onError(error),
        );
        return () => {
          isCancelled = true;
          if (url) URL.revokeObjectURL(url);
        };
      },
      [path, attempt],
    ),
  );
}
