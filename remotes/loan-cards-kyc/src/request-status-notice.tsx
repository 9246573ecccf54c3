import type { RequestState } from '@bank/domain';
import { useRemote } from '@bank/remote-kit';
import { Notice, requestTone, Stack } from '@bank/ui';
import { LazyContactSupport } from './features/support/lazy-contact-support';
import { common } from './messages';

type Props = {
  request: RequestState;
  /** The explanation of each status. */
  explanations: Readonly<Record<string, string>>;
  /** The subject of an email to support. */
  subject: string;
  name: string | undefined;
};

/** Explains the status of a request, the reason of a rejection, and whom to contact while it is pending. */
export function RequestStatusNotice({ request, explanations, subject, name }: Props) {
  const { session } = useRemote();
  const { status, reason } = request;
  const explanation = explanations[status];
  if (!explanation) return null;
  return (
    <Stack>
      <Notice tone={requestTone(status)}>
        <p>{explanation}</p>
        {reason && <p>{common.reason(reason)}</p>}
      </Notice>
      {status === 'pending' && (
        <LazyContactSupport subject={subject} customerNumber={session?.uid} name={name} />
      )}
    </Stack>
  );
}
