import { expect, test } from '@jest/globals';
import { possibleIds } from './possible-ids';

test('keeps each id of a user once, and drops texts that Firestore refuses in a query', () => {
  expect(possibleIds(['ada', '', 'a/b', 'x'.repeat(129), 'bo', 'ada'])).toEqual(['ada', 'bo']);
});
