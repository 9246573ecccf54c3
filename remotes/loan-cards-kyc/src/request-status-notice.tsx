import type { RequestState } from '@bank/domain';
import { Notice, requestTone } from '@bank/ui';
import { common } from './messages';

type Props = {
  request: RequestState;
  /** The explanation of each status. */
  explanations: Readonly<Record<string, string>>;
};

/** Explains the status of a request, and the reason of a rejection. */
export function RequestStatusNotice({ request: { status, reason }, explanations }: Props) {
  const explanation = explanations[status];
  if (!explanation) return null;
  return (
    <Notice tone={requestTone(status)}>
      <p>{explanation}</p>
      {reason && <p>{common.reason(reason)}</p>}
    </Notice>
  );
}
