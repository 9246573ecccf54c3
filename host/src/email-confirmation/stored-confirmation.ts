import { sessionTimes } from '../session/times-store';

const KEY = 'bank.confirmation';
const PENDING = 'pending';

/**
 * The stored confirmation state of the signed-in user, until sign-out: `pending`, so that the notice is
 * rendered before Firebase Auth has loaded; or the address whose confirmation is recorded.
 */
export const storedConfirmation = {
  isPending: () => read() === PENDING,
  isRecorded: (email: string) => read() === email,
  storePending: () => store(PENDING),
  /** Stores nothing after a sign-out, in this tab or another, which has cleared what is stored about the user. */
  storeRecorded: (email: string) => {
    if (sessionTimes.read()) store(email);
  },
};

function read(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function store(value: string): void {
  try {
    window.localStorage.setItem(KEY, value);
  } catch {
    // Without storage, the next page reads the state again.
  }
}
