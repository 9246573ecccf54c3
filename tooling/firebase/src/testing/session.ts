/** A sign-in time as in a token: whole seconds since 1970. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** The longest session, in seconds. */
export const SESSION_SECONDS = 12 * 60 * 60;

/** The sign-in time of a session that began so many seconds ago. */
export function secondsAgo(seconds: number): number {
  return nowInSeconds() - seconds;
}
