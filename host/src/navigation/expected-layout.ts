import { isAuthPage } from '../auth-screens/auth-paths';
import { sessionTimes } from '../session/times-store';
import { wasPublic } from './public-pages';

/**
 * Guesses whether the page at `pathname` is for signed-in users ("members") while the registry is
 * loading, from the stored session and the public pages of the last visit. A wrong guess only causes one
 * layout shift.
 */
export function expectsMembersLayout(pathname: string): boolean {
  return sessionTimes.read() !== null && !isAuthPage(pathname) && !wasPublic(pathname);
}
