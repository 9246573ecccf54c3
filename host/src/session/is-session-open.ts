import { readPageEnvironment } from '../start/page-environment';
import { limitsOf } from './limits';
import { sessionStatus } from './session-times';
import { sessionTimes } from './times-store';

/** Whether a session is stored that has not reached its limits. The app then verifies it. */
export function isSessionOpen(page: Document): boolean {
  const times = sessionTimes.read();
  const environment = readPageEnvironment(page);
  if (!times || !environment) return false;
  return sessionStatus(times, limitsOf(environment), Date.now()).phase !== 'ended';
}
