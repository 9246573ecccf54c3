import { expect, it } from '@jest/globals';
import { READABLE } from '@bank/domain';
import { FIRESTORE_RULES } from './testing/rule-blocks';

it.each(Object.entries(READABLE))('the rules and the forms have the same readable %s', (_, one) => {
  expect(FIRESTORE_RULES).toContain(`x.matches('${one.replaceAll('\\u{', '\\\\x{')}')`);
});
