import type { AsyncState } from '@bank/data-access';
import { Notice, Skeleton } from '@bank/ui';
import type { ReactNode } from 'react';
import { messages } from './messages';

type Props<T> = { live: AsyncState<T>; children: (value: T) => ReactNode };

/** Shows a figure once it is loaded; a failed one is never shown as 0. */
export function Figure<T>({ live, children }: Props<T>) {
  if (live.status === 'loading') return <Skeleton label={messages.loading} lines={2} />;
  if (live.status === 'error') return <Notice tone="danger" role="alert" title={messages.failed} />;
  return children(live.value);
}
