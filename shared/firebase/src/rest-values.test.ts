import { expect, test } from '@jest/globals';
import { toTransaction } from './converters';
import { readFields } from './rest-values';

test('decodes fields like the SDK', () => {
  const fields = readFields({
    username: { stringValue: 'Ada' },
    accountBalance: { doubleValue: 10.29 },
    accountLevel: { integerValue: '2' },
    isAdmin: { booleanValue: false },
    nothing: { nullValue: null },
    list: { arrayValue: { values: [{ integerValue: '1' }] } },
    empty: { arrayValue: {} },
    map: { mapValue: { fields: { a: { stringValue: 'b' } } } },
  });
  expect(fields).toEqual({
    username: 'Ada',
    accountBalance: 10.29,
    accountLevel: 2,
    isAdmin: false,
    nothing: null,
    list: [1],
    empty: [],
    map: { a: 'b' },
  });
});

test('decodes a timestamp for the converters', () => {
  const fields = readFields({ date: { timestampValue: '2026-03-01T12:00:00.25Z' } });
  expect(toTransaction('t', fields).date).toEqual(new Date('2026-03-01T12:00:00.250Z'));
});

test('decodes a document without fields', () => {
  expect(readFields()).toEqual({});
});
