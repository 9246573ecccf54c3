import { useSubscription } from '@bank/data-access';
import type { UserProfile } from '@bank/domain';
import { Dialog, Notice, Stack } from '@bank/ui';
import { useCallback, useState } from 'react';
import { UserText } from '../text/user-text';
import { messages } from '../../messages';
import { ActionMenu } from './action-menu';
import type { AdminApi } from './admin-api';
import { CreditForm } from './credit-form';
import { LevelForm } from './level-form';
import type { Step } from './step';
import { StepFrame } from './step-frame';
import { useActions } from './use-actions';
import { VatCodeForm } from './vat-code-form';

type Props = {
  /** The account when the dialog opened; the dialog subscribes to updates. */
  user: UserProfile;
  vatCode: number | null | undefined;
  /** The initial step; the list of actions by default. */
  first?: Step;
  api: AdminApi;
  onClose: () => void;
};

const texts = messages.actions;

/** All admin actions on one user, with the live account. */
export function ActionsDialog({ user: chosen, api, ...props }: Props) {
  const { uid } = chosen;
  const live = useSubscription<UserProfile | null>(
    useCallback((...listeners) => api.subscribeUser(uid, ...listeners), [api, uid]),
  );
  if (live.status === 'ready' && live.value === null)
    return <DeletedUserDialog user={chosen} {...props} />;
  const user = live.status === 'ready' && live.value ? live.value : chosen;
  return <UserActionsDialog user={user} api={api} {...props} />;
}

/** Shown if the account was deleted meanwhile. */
function DeletedUserDialog({ user, onClose }: Pick<Props, 'user' | 'onClose'>) {
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

/** One step at a time. */
function UserActionsDialog({ user, vatCode, first = 'menu', api, onClose }: Props) {
  const [step, setStep] = useState<Step>(first);
  const actions = useActions({ user, vatCode }, api, onClose);
  const limit = useSubscription(api.subscribeLimit);
  // If it can't be read, the rules still enforce it.
  const known = limit.status === 'ready' ? limit.value : null;
  const { busy, failure, clearFailure } = actions;

  function open(next: Step) {
    const isCredit = next === 'send_money' || next === 'send_loan';
    if (isCredit && !actions.checkTransactionsEnabled()) return;
    clearFailure();
    setStep(next);
  }

  const form = { user, busy, onBack: () => open('menu') };
  return (
    <Dialog
      open
      title={<UserText text={user.username} sentence={texts.titles[step]} />}
      // Not while a request is pending: its result must be shown.
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
              limit={limit.status === 'loading' ? undefined : known}
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
