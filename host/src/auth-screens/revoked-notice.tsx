import { Notice } from '@bank/ui';
import { messages } from './messages';

/** For a person whose session was ended from another one. */
export function RevokedNotice() {
  return <Notice tone="info">{messages.revoked}</Notice>;
}
