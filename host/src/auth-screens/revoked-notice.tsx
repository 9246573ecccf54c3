import { Notice } from '@bank/ui';
import { messages } from './messages';

/** Explains that the session was revoked from another session. */
export function RevokedNotice() {
  return <Notice tone="info">{messages.revoked}</Notice>;
}
