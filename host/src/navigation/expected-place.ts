import { isAuthPage } from '../auth-screens/auth-paths';
import { sessionTimes } from '../session/times-store';
import { wasPublic } from './public-pages';

/**
 * Whether the page at `pathname` will turn out to be for people who are signed in, for as long as the
 * registry that knows is on its way: whoever has a session here has had a registry here before. Where
 * this guess is wrong the page moves once, and that is all.
 */
export function isExpectedForMembers(pathname: string): boolean {
  return sessionTimes.read() !== null && !isAuthPage(pathname) && !wasPublic(pathname);
}
