import type { Document, Fields } from '@bank/backend/emulators';
import * as fc from 'fast-check';

/** What queries and rules find a document by; a document without it is in no list. */
const KEYS = ['uid', 'userId', 'transactionId'];

/** Values that an old version, a mistake in the console or an import may have stored. */
const anyValue = fc.oneof<fc.Arbitrary<Fields[string]>[]>(
  fc.constantFrom<Fields[string]>(null, true, false, [], ['a', ''], { map: {} }, { map: { a: 1 } }),
  fc.constantFrom(0, -1, 1.005, 1e300, -1e300, Number.MAX_SAFE_INTEGER, 12.5),
  fc.constantFrom(
    '',
    ' ',
    '0',
    'soon',
    '2026-13-45',
    'constructor',
    '<b>x</b>',
    'دفعة',
    '🏦'.repeat(400),
  ),
  fc.constantFrom(new Date(0), new Date('9999-12-31T23:59:59Z')),
  fc.string(),
);

/** The document with some fields removed and some replaced; at least one of them. */
function anyDocument({ path, fields }: Document): fc.Arbitrary<Document> {
  const names = Object.keys(fields).filter((name) => !KEYS.includes(name));
  const changes = fc.array(
    fc.tuple(fc.constantFrom(...names), fc.option(anyValue, { nil: undefined, freq: 4 })),
    { minLength: 1, maxLength: 3 },
  );
  return changes.map((changed) => {
    const merged = { ...fields, ...Object.fromEntries(changed) };
    const present = Object.entries(merged).filter(([, value]) => value !== undefined);
    return { path, fields: Object.fromEntries(present) as Fields };
  });
}

/** The fuzzed documents of a seed. */
export function fuzzed(documents: readonly Document[], seed: number): Document[] {
  return documents.flatMap((document, index) =>
    fc.sample(anyDocument(document), { seed: seed * 1000 + index, numRuns: 1 }),
  );
}

/** No page shows these for any stored document. */
export const UNREADABLE = /NaN|undefined|Infinity|Invalid Date|\[object/;
