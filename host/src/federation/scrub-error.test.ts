import { expect, test } from '@jest/globals';
import { describeError, scrubMessage } from './scrub-error';

test.each([
  ['no account ada@bank.example found', 'no account <email> found'],
  ['balance 1,234.56 is below 2000', 'balance <n> is below <n>'],
  ['GET https://db.example/users/ada?key=7 failed', 'GET <db.example> failed'],
  ['no such person “Ada Lovelace”', 'no such person “…”'],
  ["Cannot read properties of undefined (reading 'total')", undefined],
  ['step 2 of 4 failed', undefined],
])('%s', (message, scrubbed = message) => {
  expect(scrubMessage(message)).toBe(scrubbed);
});

test('keeps function, file, line and column of each frame, without the URL', () => {
  const error = new TypeError('broken');
  error.stack = [
    'TypeError: broken',
    '    at total (https://transfer.example/0123/12.89abcdef.js:1:2345)',
    '    at https://transfer.example/0123/remoteEntry.js?again=1:3:4',
    '    at <anonymous>',
  ].join('\n');
  expect(describeError(error)).toBe(
    'TypeError: broken\ntotal 12.89abcdef.js:1:2345\nremoteEntry.js:3:4',
  );
  error.stack =
    'total@https://transfer.example/0123/12.89abcdef.js:1:2345\n@https://x.example/a.js:1:2';
  expect(describeError(error)).toBe('TypeError: broken\ntotal 12.89abcdef.js:1:2345\na.js:1:2');
});

test('describes a thrown value that is not an error as unknown', () => {
  expect(describeError('ada@bank.example')).toBe('unknown');
});
