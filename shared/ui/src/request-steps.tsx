import type { RequestState } from '@bank/domain';
import { messages } from './messages';
import { requestLabel } from './request-badge';
import { Stepper } from './stepper';

type Props = { request: RequestState };

/** The progress of a request: submitted, in review, decided. */
export function RequestSteps({ request: { status } }: Props) {
  const { progress, submitted, review, decision } = messages.request;
  const isPending = status === 'pending';
  const steps = [submitted, review, isPending ? decision : requestLabel(status)];
  // A rejection ends the process, but is not shown as a completed step.
  const current = isPending ? 1 : status === 'approved' ? steps.length : 2;
  return <Stepper label={progress} steps={steps} current={current} />;
}
