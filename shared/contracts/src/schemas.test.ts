import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import * as schemas from './schemas';

const accepts = (schema: v.GenericSchema, input: unknown) => v.safeParse(schema, input).success;
const hash = 'x'.repeat(64);

describe.each<[string, v.GenericSchema, unknown[], unknown[]]>([
  [
    'a name',
    schemas.Name,
    ['ab', 'savings-2', `a${'b'.repeat(39)}`],
    ['', 'a', '2a', 'Savings', 'a b', '-ab', `a${'b'.repeat(40)}`, 'ab!', '!ab'],
  ],
  ['a label', schemas.Label, ['x', 'x'.repeat(40)], ['', '  ', 'x'.repeat(41)]],
  [
    'a path',
    schemas.routeEntries.path,
    ['/', '/savings/:id', '/a_b-c'],
    ['savings', 'a/savings', '//evil.example?', '/a b', 'https://evil.example', '/a#b'],
  ],
  [
    'a description',
    schemas.routeEntries.description,
    [undefined, 'x', 'x'.repeat(300)],
    ['', ' ', 'x'.repeat(301)],
  ],
  ['an order', schemas.menuEntries.order, [0, 1000], [-1, 1001, 0.5]],
  ['a kind', schemas.Kind, ['primary', 'regular'], ['', 'other']],
  ['a contact', schemas.Team.contact, [undefined, 'x'.repeat(120)], ['', ' ', 'x'.repeat(121)]],
  ['a revision', schemas.Revision, [1, 2], [0, 1.5, '1']],
  ['a share', schemas.Share, [1, 12.5, 99], [0.9, 99.1]],
  [
    'a hash',
    schemas.Sha384,
    [`sha384-${hash}`, `sha384-${'+/aZ_0'.padEnd(64, '9')}`],
    [`sha384-${hash}x`, `sha384-${hash.slice(1)}`, `sha256-${hash}`, ` sha384-${hash}`],
  ],
  ['texts', schemas.Texts, [{}, { a: 'x'.repeat(300) }], [{ a: '' }, { a: 'x'.repeat(301) }]],
  ['an entry', schemas.versionEntries.entry, ['https://a.example/x.js'], ['/x.js', 'x.js']],
  ['the version', schemas.versionEntries.version, ['1'], ['']],
])('%s', (_, schema, valid, invalid) => {
  test.each(valid)('may be %j', (input) => {
    expect(accepts(schema, input)).toBe(true);
  });

  test.each(invalid)('may not be %j', (input) => {
    expect(accepts(schema, input)).toBe(false);
  });
});

test('labels and texts are trimmed', () => {
  expect(v.parse(schemas.Label, ' Savings ')).toBe('Savings');
  expect(v.parse(schemas.Team.contact, ' a@b.example ')).toBe('a@b.example');
  expect(v.parse(schemas.routeEntries.description, ' Save. ')).toBe('Save.');
  expect(v.parse(schemas.Texts, { a: ' b ' })).toEqual({ a: 'b' });
});
