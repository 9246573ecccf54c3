import { useUnsavedChanges } from '@bank/remote-kit';
import { useState, type SubmitEvent } from 'react';
import type { KycDetails } from '../../api/kyc';
import type { KycOutcome, SendKyc } from '../../api/kyc-sender';
import { checkDetails, type KycProblems } from './check-details';
import { useIdImage } from './use-id-image';

const EMPTY: KycDetails = { idType: 'passport', idNumber: '', address: '', dob: '' };

type Options = { send: SendKyc; onOutcome: (outcome: KycOutcome) => void };

/** Whatever the outcome is, what was typed stays: a request that was sent takes the form's place. */
export function useKycForm({ send, onOutcome }: Options) {
  const [details, setDetails] = useState(EMPTY);
  const [problems, setProblems] = useState<KycProblems>({});
  const [phase, setPhase] = useState<'editing' | 'sending' | 'sent'>('editing');
  const { choice, choose } = useIdImage();

  const isTouched = details !== EMPTY || choice.status !== 'none';
  useUnsavedChanges(isTouched && phase !== 'sent');

  function set<Field extends keyof KycDetails>(field: Field, value: KycDetails[Field]) {
    setDetails({ ...details, [field]: value });
    setProblems({ ...problems, [field]: undefined });
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    // A refused image is told beside its field: sending without it would pass over that in silence.
    const isImageSettled = choice.status === 'none' || choice.status === 'ready';
    const found = checkDetails(details);
    setProblems(found);
    if (phase === 'sending' || !isImageSettled || Object.keys(found).length > 0) return;

    setPhase('sending');
    const outcome = await send(details, choice.status === 'ready' ? choice.image : null);
    setPhase(outcome === 'submitted' ? 'sent' : 'editing');
    onOutcome(outcome);
  }

  return { details, set, problems, choice, choose, busy: phase === 'sending', submit };
}
