import type { Firestore } from '@bank/firebase/firestore';
import { expect, jest, test } from '@jest/globals';
import { subscribeDocument } from './subscribe-document';

test.each(['', 'a/b'])('no document has the id %p', (id) => {
  const [onValue, onError] = [jest.fn(), jest.fn()];
  const path = { db: {} as Firestore, collection: 'users', id };
  subscribeDocument(path, (data) => data, { onValue, onError })();
  expect(onValue.mock.calls).toEqual([[null]]);
  expect(onError).not.toHaveBeenCalled();
});
