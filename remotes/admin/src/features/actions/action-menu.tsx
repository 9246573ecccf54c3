import type { UserProfile } from '@bank/domain';
import { Button, Stack } from '@bank/ui';
import { messages } from '../../messages';
import type { Step } from './step';

type Props = {
  user: UserProfile;
  busy: boolean;
  onToggle: () => void;
  onOpen: (step: Step) => void;
};

const texts = messages.actions;
const STEPS = ['send_money', 'send_loan', 'issue_vat_code', 'set_level'] as const;

/** The five actions (specification, section 6). */
export function ActionMenu({ user, busy, onToggle, onOpen }: Props) {
  return (
    <Stack gap="s">
      <Button variant="secondary" busy={busy} busyLabel={texts.saving} onClick={onToggle}>
        {user.transactionsEnabled ? texts.disable : texts.enable}
      </Button>
      {STEPS.map((step) => (
        <Button key={step} variant="secondary" disabled={busy} onClick={() => onOpen(step)}>
          {texts[step]}
        </Button>
      ))}
    </Stack>
  );
}
