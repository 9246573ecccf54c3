import { database } from '@bank/firebase/firestore';
import { subscribeConfirmedEmails, type ConfirmedEmails } from '../../api/confirmed-emails';
import { useById, type ById } from '../by-id/use-by-id';

const subscribe = (
  uids: readonly string[],
  onValue: (emails: ConfirmedEmails) => void,
  onError: () => void,
) => subscribeConfirmedEmails(database(), uids, onValue, onError);

/** Subscribes to the confirmed email addresses of these users, as `useById`. */
export function useConfirmedEmails(uids: readonly string[]): ById<string> {
  return useById(uids, subscribe);
}
