import type { Payee } from '@bank/domain';
import { useEffect, useRef, useState } from 'react';
import type { WithdrawalRequest } from '../../api/check-withdrawal';
import type { PaymentReview } from '../../api/review-payment';

/** The database calls of a review; must be stable references. */
export type ReviewApi = {
  review(request: WithdrawalRequest): Promise<PaymentReview>;
  announce(payee: Payee): Promise<void>;
};

type Pending = 'checking' | 'announcing' | null;

/** Without an answer in this time, the payment goes on: it is checked again before a code is used. */
const ANSWER_MS = 4000;

/** `null` without an answer. */
function answerOf(review: Promise<PaymentReview>): Promise<PaymentReview | null> {
  const late = new Promise<null>((done) => setTimeout(() => done(null), ANSWER_MS));
  return Promise.race([review.catch(() => null), late]);
}

/** What the customer's own protection says about the reviewed payment, asked again when it is confirmed. */
export function useReview(request: WithdrawalRequest, { review, announce }: ReviewApi) {
  const [result, setResult] = useState<PaymentReview | null>(null);
  // No button until the answer: its notices move the button, and a click could land beside it.
  const [pending, setPending] = useState<Pending>('checking');
  const [isFailed, setIsFailed] = useState(false);
  const isOpen = useRef(true);

  useEffect(() => {
    isOpen.current = true;
    void answerOf(review(request)).then((first) => {
      if (!isOpen.current) return;
      setResult(first);
      setPending(null);
    });
    return () => {
      isOpen.current = false;
    };
  }, [request, review]);

  /** Whether the payment may go on. */
  async function check(): Promise<boolean> {
    setPending('checking');
    const latest = await answerOf(review(request));
    if (!isOpen.current) return false;
    setPending(null);
    if (latest) setResult(latest);
    return !latest?.problem;
  }

  async function startWait() {
    setPending('announcing');
    setIsFailed(false);
    try {
      await announce(request.payee);
      await check();
    } catch {
      setIsFailed(true);
      setPending(null);
    }
  }

  return { result, pending, isFailed, check, startWait };
}
