import { useEffect, useState } from 'react';
import type { FoundUsers } from '../../api/search-users';

/** Long enough that a word typed without a pause is one search. */
const DEBOUNCE_MS = 250;

export type FindUsers = (text: string) => Promise<FoundUsers>;

/** `found` stays while a search for a longer or shorter text runs. */
export type UserSearchState = {
  status: 'idle' | 'searching' | 'ready' | 'failed';
  found: FoundUsers;
  retry: () => void;
};

const NOTHING: FoundUsers = { users: [], hasMore: false };

type Outcome = { text: string; found: FoundUsers; isFailed: boolean };

/** Searches for the text after a pause in typing; a later text supersedes a running search. */
export function useUserSearch(text: string, find: FindUsers): UserSearchState {
  const [outcome, setOutcome] = useState<Outcome>({ text: '', found: NOTHING, isFailed: false });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (text === '') return;
    let isSuperseded = false;
    const settle = (next: Outcome) => {
      if (!isSuperseded) setOutcome(next);
    };
    const timer = setTimeout(() => {
      find(text).then(
        (found) => settle({ text, found, isFailed: false }),
        () => settle({ text, found: NOTHING, isFailed: true }),
      );
    }, DEBOUNCE_MS);
    return () => {
      isSuperseded = true;
      clearTimeout(timer);
    };
  }, [text, find, attempt]);

  function retry() {
    setOutcome({ text: '', found: NOTHING, isFailed: false });
    setAttempt(attempt + 1);
  }

  if (text === '') return { status: 'idle', found: NOTHING, retry };
  const { found, isFailed } = outcome;
  if (outcome.text !== text) {
    const isRelated = text.startsWith(outcome.text) || outcome.text.startsWith(text);
    return { status: 'searching', found: isRelated ? found : NOTHING, retry };
  }
  return { status: isFailed ? 'failed' : 'ready', found, retry };
}
