const KEY = 'bank.confirmation';
const PENDING = 'pending';

/**
 * What this device remembers of the signed-in person's address until they sign out: `pending`, so that
 * the notice has its place before the sign-in provider answers; or the address whose confirmation is
 * recorded. A browser that allows no storage remembers nothing.
 */
export const rememberedConfirmation = {
  isPending: () => read() === PENDING,
  isRecorded: (email: string) => read() === email,
  keepPending: () => keep(PENDING),
  keepRecorded: (email: string) => keep(email),
};

function read(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(value: string): void {
  try {
    window.localStorage.setItem(KEY, value);
  } catch {
    // The next page asks the provider and the database again.
  }
}
