import type { RequestState } from '@bank/domain';
import { Notice, requestTone } from '@bank/ui';
import { common } from './messages';

type Props = {
  request: RequestState;
  /** What each status means here. */
  explanations: Readonly<Record<string, string>>;
};

/** What a request's status means for the person, and why. */
export function RequestOutcome({ request: { status, reason }, explanations }: Props) {
  const explanation = explanations[status];
  if (!explanation) return null;
  return (
    <Notice tone={requestTone(status)}>
      <p>{explanation}</p>
      {reason && <p>{common.reason(reason)}</p>}
    </Notice>
  );
}
