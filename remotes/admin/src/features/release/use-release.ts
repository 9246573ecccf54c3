import { formatMoney, newId, type UserProfile } from '@bank/domain';
import { reauthenticate } from '@bank/firebase/auth';
import { database, toBankError } from '@bank/firebase/firestore';
import { locale } from '@bank/i18n';
import { useNotify, useUnsavedChanges } from '@bank/remote-kit';
import { useRef, useState } from 'react';
import { rejectProposal, type CreditProposal } from '../../api/credit-proposals';
import { releaseCredit } from '../../api/release-credit';
import { passwordProblem } from '../session/messages';
import { helpFor, messages } from './messages';

type Options = {
  proposal: CreditProposal;
  account: UserProfile;
  by: string;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
};

/** One decision on a proposal: sent once for a double click, stored once across retries. */
export function useRelease({ proposal, account, by, onBusy, onDone }: Options) {
  const notify = useNotify();
  const [ids] = useState(() => ({ release: newId(), rejection: newId() }));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ help: string | undefined } | null>(null);
  const [problem, setProblem] = useState<string>();
  const isRunning = useRef(false);
  useUnsavedChanges(busy);

  function setRunning(running: boolean) {
    isRunning.current = running;
    setBusy(running);
    onBusy(running);
  }

  async function run(send: () => Promise<string | null>) {
    if (isRunning.current) return;
    setRunning(true);
    setFailure(null);
    setProblem(undefined);
    try {
      const text = await send();
      setRunning(false);
      if (text === null) return;
      onDone();
      notify.success(text);
    } catch (error) {
      setRunning(false);
      setFailure({ help: helpFor(toBankError(error).code) });
    }
  }

  /** Checks the password; an error is shown at its field. */
  async function isConfirmed(password: string): Promise<boolean> {
    try {
      await reauthenticate(password);
      return true;
    } catch (error) {
      setProblem(passwordProblem(toBankError(error).code));
      return false;
    }
  }

  const { username, country } = account;
  return {
    busy,
    failure,
    problem,
    /** The rules require a password entry within the last five minutes. */
    release: (password: string) =>
      run(async () => {
        if (!(await isConfirmed(password))) return null;
        const sent = await releaseCredit(database(), { id: ids.release, by, proposal });
        return messages.done.released(username, formatMoney(sent, country, locale()));
      }),
    reject: () =>
      run(async () => {
        await rejectProposal(database(), { id: ids.rejection, by, proposal });
        const { rejected, withdrawn } = messages.done;
        return (proposal.proposedBy === by ? withdrawn : rejected)(username);
      }),
  };
}
