import type { RequestState } from '@bank/domain';
import { Meter, RequestHistory, RequestSteps, Stepper } from '@bank/ui';

const steps = ['Details', 'Review', 'Code', 'Done'];
const day = (date: string) => new Date(`${date}T09:30:00Z`);
const pending: RequestState = {
  status: 'pending',
  submittedAt: day('2026-03-02'),
  decidedAt: null,
  reason: null,
};
const rejected: RequestState = {
  status: 'rejected',
  submittedAt: day('2026-01-12'),
  decidedAt: day('2026-01-14'),
  reason: 'It is more than you earn in a year.',
};

export function Progress() {
  return (
    <>
      {[0, 1, steps.length].map((current) => (
        <Stepper
          key={current}
          label={`Withdrawal, step ${current}`}
          steps={steps}
          current={current}
        />
      ))}
      {(['brand', 'warning', 'danger'] as const).map((tone, index) => (
        <Meter
          key={tone}
          label={`Budget ${tone}`}
          percent={30 + index * 35}
          text={`${30 + index * 35} of 100`}
          tone={tone}
        />
      ))}
      <Meter label="Budget" percent={undefined} text="" />
      <RequestSteps request={rejected} />
      <RequestHistory
        label="Requests"
        requests={[
          { state: pending, about: 'EUR 2,000.00' },
          { state: rejected, about: 'EUR 90,000.00' },
        ]}
      />
    </>
  );
}
