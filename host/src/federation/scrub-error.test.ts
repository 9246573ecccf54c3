import { expect, test } from '@jest/globals';
import { describeError, scrubMessage } from './scrub-error';

test.each([
  ['no account ada@bank.example found', 'no account <email> found'],
  ['balance 1,234.56 is below 2000', 'balance <n> is below <n>'],
  ['GET https://db.example/users/ada?key=7 failed', 'GET <db.example> failed'],
  ['GET http://db.example/users/ada failed', 'GET <db.example> failed'],
  ['card 4111 1111 1111 1111 of account 12 345', 'card <n> of account <n>'],
  ['no such person “Ada Lovelace”', 'no such person “…”'],
  ["Cannot read properties of undefined (reading 'total')", undefined],
  ['step 2 of 4 failed', undefined],
  ['version 1.2 needs 3,4', undefined],
])('%s', (message, scrubbed = message) => {
  expect(scrubMessage(message)).toBe(scrubbed);
});

test('cuts a message after 300 characters', () => {
  expect(scrubMessage('x'.repeat(301))).toBe('x'.repeat(300));
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

test('keeps frames of a dev server', () => {
  const error = new TypeError('broken');
  error.stack = 'TypeError: broken\n    at total (http://localhost:3102/12.js:10:5)';
  expect(describeError(error)).toBe('TypeError: broken\ntotal 12.js:10:5');
});

test('takes no frame from an address that the message quotes', () => {
  const error = new TypeError('no "https://db.example/ada.json:1:2"');
  error.stack = `${String(error)}\n    at total (https://x.example/a.js:1:2)`;
  expect(describeError(error)).toBe('TypeError: no "…"\ntotal a.js:1:2');
});

/** An error whose stack has this many frames, each of a function with this name. */
function deepError(frames: number, name: string): Error {
  const error = new TypeError('broken');
  error.stack = Array(frames).fill(`    at ${name} (https://x.example/a.js:1:2)`).join('\n');
  return error;
}

test('keeps the first eight frames, and 1500 characters', () => {
  expect(describeError(deepError(9, 'total'))).toBe(
    ['TypeError: broken', ...Array<string>(8).fill('total a.js:1:2')].join('\n'),
  );
  expect(describeError(deepError(8, 'x'.repeat(200)))).toHaveLength(1500);
});

test('describes a thrown value that is not an error as unknown', () => {
  expect(describeError('ada@bank.example')).toBe('unknown');
});
