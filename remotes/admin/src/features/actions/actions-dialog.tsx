import { useLive } from '@bank/data-access';
import type { UserProfile } from '@bank/domain';
import { Dialog, Notice, Stack } from '@bank/ui';
import { useCallback, useState } from 'react';
import { UserText } from '../text/user-text';
import { messages } from '../../messages';
import { ActionMenu } from './action-menu';
import type { AdminRequests } from './admin-requests';
import { CreditForm } from './credit-form';
import { LevelForm } from './level-form';
import type { Step } from './step';
import { StepFrame } from './step-frame';
import { useActions } from './use-actions';
import { VatCodeForm } from './vat-code-form';

type Props = {
  /** As the account was when it was chosen: here it is followed. */
  user: UserProfile;
  vatCode: number | null | undefined;
  /** The step to begin with; the list of actions otherwise. */
  first?: Step;
  requests: AdminRequests;
  onClose: () => void;
};

const texts = messages.actions;

/** Everything that an admin may do to one user, as the account is at the moment. */
export function ActionsDialog({ user: chosen, requests, ...props }: Props) {
  const { uid } = chosen;
  const live = useLive<UserProfile | null>(
    useCallback((...tell) => requests.watchUser(uid, ...tell), [requests, uid]),
  );
  if (live.status === 'ready' && live.value === null)
    return <GoneDialog user={chosen} {...props} />;
  const user = live.status === 'ready' && live.value ? live.value : chosen;
  return <OpenDialog user={user} requests={requests} {...props} />;
}

/** Somebody else has deleted the account meanwhile. */
function GoneDialog({ user, onClose }: Pick<Props, 'user' | 'onClose'>) {
  return (
    <Dialog
      open
      title={<UserText text={user.username} sentence={texts.titles.menu} />}
      onClose={onClose}
    >
      <Notice tone="danger" role="alert" title={texts.gone} />
    </Dialog>
  );
}

/** Each thing stands on a step of its own. */
function OpenDialog({ user, vatCode, first = 'menu', requests, onClose }: Props) {
  const [step, setStep] = useState<Step>(first);
  const actions = useActions({ user, vatCode }, requests, onClose);
  const limit = useLive(requests.watchLimit);
  const { busy, failure, clearFailure } = actions;

  function open(next: Step) {
    const isCredit = next === 'send_money' || next === 'send_loan';
    if (isCredit && !actions.mayCredit()) return;
    clearFailure();
    setStep(next);
  }

  const form = { user, busy, onBack: () => open('menu') };
  return (
    <Dialog
      open
      title={<UserText text={user.username} sentence={texts.titles[step]} />}
      // What is on its way is waited for: its end must be seen.
      onClose={() => {
        if (!busy) onClose();
      }}
    >
      <Stack>
        {failure && (
          <Notice tone="danger" role="alert" title={failure.text}>
            {failure.help}
          </Notice>
        )}
        <StepFrame key={step}>
          {step === 'menu' && (
            <ActionMenu user={user} busy={busy} onToggle={actions.toggle} onOpen={open} />
          )}
          {(step === 'send_money' || step === 'send_loan') && (
            <CreditForm
              {...form}
              kind={step}
              limit={limit.status === 'ready' ? limit.value : null}
              onChange={clearFailure}
              onSend={(amount) => actions.credit(step, amount)}
              onPropose={(amount) => actions.propose(step, amount)}
            />
          )}
          {step === 'issue_vat_code' && <VatCodeForm {...form} onIssue={actions.issueCode} />}
          {step === 'set_level' && <LevelForm {...form} onSave={actions.level} />}
        </StepFrame>
      </Stack>
    </Dialog>
  );
}
