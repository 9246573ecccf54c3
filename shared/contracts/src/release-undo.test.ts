import { expect, test } from '@jest/globals';
import { parseUndos } from './release-undo';

const undo = {
  revision: 8,
  signed: '{}',
  signature: 'c2ln',
  delegation: '{}',
  entry: '{}',
  version: '0123456789abcdef',
  commit: 'c0ffee',
  isDirty: false,
};

test.each([{ rollback: undo, abort: undo }, { rollback: undo }, { abort: undo }, {}])(
  'parses the signed undos %j',
  (undos) => {
    expect(parseUndos(JSON.stringify(undos))).toEqual({ ok: true, value: undos });
  },
);

test.each([
  ['no JSON', 'JSON'],
  ['7', 'Object'],
  [JSON.stringify({ rollback: { ...undo, signature: undefined } }), 'rollback.signature: '],
  [JSON.stringify({ abort: { ...undo, revision: '8' } }), 'abort.revision: '],
])('rejects %s', (text, problem) => {
  expect(parseUndos(text)).toEqual({ ok: false, problem: expect.stringContaining(problem) });
});
