import { expect, it } from '@jest/globals';
import { ZERO_DECIMAL_CURRENCIES } from '@bank/domain';
import { FIRESTORE_RULES } from './testing/rule-blocks';

it('the rules and the forms have the same zero-decimal currencies', () => {
  expect(FIRESTORE_RULES).toContain(`.matches('^(${ZERO_DECIMAL_CURRENCIES})$')`);
});
