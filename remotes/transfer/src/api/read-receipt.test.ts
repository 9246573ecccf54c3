import { expect, test } from '@jest/globals';
import type { Firestore } from '@bank/firebase/firestore';
import { readReceipt } from './read-receipt';

// The id comes from the URL.
test.each(['', 'a/b', '../users/x', 'a b', 'x'.repeat(41)])(
  'reads nothing for the invalid id %j',
  async (id) => {
    const unused = new Proxy({} as Firestore, {
      get: () => {
        throw new Error('The database was read.');
      },
    });
    expect(await readReceipt(unused, id)).toBeNull();
  },
);
