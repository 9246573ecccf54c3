import type { UserProfile } from '@bank/domain';
import { Link } from '@bank/router';
import { Button, buttonClass, Dialog } from '@bank/ui';
import { explain, messages } from '../../messages';
import { explainProblem } from '../protection/messages';
import { TransferSupport } from './transfer-support';
import type { WithdrawalError } from './withdrawal-reducer';

type UpgradeProps = { onClose: () => void };

/** Asks a level-1 customer to upgrade (specification, section 4, step 2). */
export function UpgradeDialog({ onClose }: UpgradeProps) {
  const texts = messages.upgrade;
  return (
    <Dialog
      open
      title={texts.title}
      message={explain('level-too-low').text}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.close}
          </Button>
          <Link className={buttonClass()} to="/Kyc">
            {texts.link}
          </Link>
        </>
      }
    />
  );
}

function helpFor({ code, guessesLeft }: WithdrawalError): string | undefined {
  if (code === 'offline') return messages.error.offline.help;
  if (guessesLeft === undefined) return (explainProblem(code) ?? explain(code)).help;
  return guessesLeft > 0 ? messages.vat.guessesLeft(guessesLeft) : messages.vat.noGuessLeft;
}

/** Whether only an admin can help, by issuing a code. */
function needsCode({ code, guessesLeft }: WithdrawalError): boolean {
  return code === 'vat-code-locked' || code === 'vat-code-missing' || guessesLeft === 0;
}

type ErrorProps = { error: WithdrawalError; profile: UserProfile; onClose: () => void };

/** Shows any error of a withdrawal (specification, section 2: Error). */
export function ErrorDialog({ error, profile, onClose }: ErrorProps) {
  const texts = messages.error;
  const { code } = error;
  const { text } = code === 'offline' ? texts.offline : (explainProblem(code) ?? explain(code));
  const help = helpFor(error);
  return (
    <Dialog
      open
      title={texts.title}
      message={text}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {help && <p>{help}</p>}
      {needsCode(error) && <TransferSupport profile={profile} />}
    </Dialog>
  );
}
