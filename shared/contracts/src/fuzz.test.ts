import { describe, expect, test } from '@jest/globals';
import { newTestKey, signRelease } from '@bank/testing/signing';
import * as fc from 'fast-check';
import { parseEnvironment } from './environment';
import { verifyRevocations } from './key-delegation';
import { indexEntry, parseIndexTranslations, parseRegistryIndex } from './registry-index';
import { verifyPreview } from './release-preview';
import { verifyRelease } from './release-record';
import { parseUndos } from './release-undo';
import { parseRemoteManifest, type RemoteSummary } from './remote-manifest';
import { parseRemoteModule } from './remote-module';
import { decodeDocument } from './rest-document';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const summary: RemoteSummary = {
  ...{ name: 'savings', title: 'Savings', kind: 'primary' },
  routes: [{ path: '/savings', title: 'Savings', access: 'customer' }],
  menu: [{ label: 'Savings', path: '/savings', icon: 'home', order: 1 }],
};
const manifest = { ...summary, contract: '^1.0.0' };
const index = { revision: 7, remotes: { savings: indexEntry(3, summary, null) } };
const environment = {
  registry: { url: 'https://db.example/documents', rootKeys: ['key'] },
  firebase: { apiKey: 'k', projectId: 'bank', storageBucket: 'bank.appspot.com' },
};
const version = {
  ...{ version: '0123456789abcdef', entry: 'https://savings.example/remoteEntry.js' },
  ...{ integrity: 'sha384-x', files: 'sha384-y', contract: '^1.0.0' },
};
const record = {
  ...{ document: 'release', name: 'savings', revision: 7, expires: '2030-03-01T00:00:00.000Z' },
  ...{ live: version, previous: null, canary: { version, share: 10 } },
};
const restDocument = {
  fields: {
    ...{ a: { integerValue: '7' }, b: { mapValue: { fields: { c: { stringValue: 'x' } } } } },
    d: { arrayValue: { values: [{ booleanValue: true }, { nullValue: null }] } },
  },
};

/** Replaces or removes one part of a value: the steps choose it, from the outermost object inwards. */
function changed(
  value: Json,
  [step = 0, ...steps]: readonly number[],
  part: Json | undefined,
): Json {
  if (typeof value !== 'object' || value === null) return part ?? null;
  const keys = Object.keys(value);
  const key = keys[step % (keys.length + 1)];
  if (key === undefined || steps.length === 0) return part ?? null;
  const copy = structuredClone(value) as Record<string, Json>;
  const inner = copy[key];
  if (steps.length === 1 && part === undefined) Reflect.deleteProperty(copy, key);
  else copy[key] = changed(inner ?? null, steps, part);
  return copy;
}

/** Anything at all, and valid values with one part changed. */
const anythingLike = (valid: unknown) =>
  fc.oneof(
    fc.anything(),
    fc
      .tuple(fc.array(fc.nat(20), { minLength: 1, maxLength: 6 }), fc.option(fc.jsonValue()))
      .map(([steps, part]) =>
        changed(JSON.parse(JSON.stringify(valid)) as Json, steps, (part ?? undefined) as Json),
      ),
  );

const isResult = (result: unknown) => expect(result).toMatchObject({ ok: expect.any(Boolean) });

describe('fuzz: any published or deployed file', () => {
  test.each([
    ['the environment', parseEnvironment, environment],
    ['remote.json', parseRemoteManifest, manifest],
    ['the registry index', parseRegistryIndex, index],
  ] as const)('%s is parsed or rejected with a problem', (_, parse, valid) => {
    expect(parse(valid)).toMatchObject({ ok: true });
    fc.assert(fc.property(anythingLike(valid), (input) => isResult(parse(input))));
  });

  test('the undo of a release is parsed or rejected with a problem', () => {
    const text = fc.oneof(fc.string(), fc.json());
    fc.assert(fc.property(text, (input) => isResult(parseUndos(input))));
  });

  test('a remote’s module is accepted or rejected with a problem', () => {
    const module = fc.oneof(
      fc.anything(),
      fc.record({ mount: fc.anything(), unmount: fc.anything(), contract: fc.anything() }),
    );
    fc.assert(fc.property(module, (input) => isResult(parseRemoteModule(input, '^1.0.0'))));
  });

  test('an index entry is one of its remotes, or one of the rejected', () => {
    const entry = fc.oneof(anythingLike(JSON.parse(index.remotes.savings)), fc.jsonValue());
    fc.assert(
      fc.property(entry, (input) => {
        const result = parseRegistryIndex({
          ...index,
          remotes: { ...index.remotes, other: JSON.stringify(input) ?? 'undefined' },
        });
        expect(result.ok && result.value.remotes.length + result.value.rejected.length).toBe(2);
      }),
    );
  });

  test('translations and documents are read as far as they can be', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(typeof parseIndexTranslations(input)).toBe('object');
      }),
    );
    fc.assert(
      fc.property(anythingLike(restDocument), (input) => {
        expect(typeof decodeDocument(input)).toBe('object');
      }),
    );
  });
});

describe('fuzz: any content of a signed document', () => {
  test('it is verified or rejected with a problem', async () => {
    const [root, team] = await Promise.all([newTestKey(), newTestKey()]);
    const envelope = await signRelease(record, { root, team });
    const trust = { rootKeys: [root.publicKey], revokedKeys: [] };
    const now = Date.parse('2030-01-01T00:00:00Z');
    const documents = fc.oneof(anythingLike(envelope), fc.anything());
    const texts = fc.oneof(fc.string(), fc.json());
    await fc.assert(
      fc.asyncProperty(documents, texts, async (input, text) => {
        const results = await Promise.all([
          verifyRelease(input, 'savings', trust, now),
          verifyPreview(input, 'savings', trust, now),
          verifyRevocations(text, trust.rootKeys),
        ]);
        results.forEach(isResult);
      }),
    );
  });

  test('a signed record of any content is verified or rejected with a problem', async () => {
    const [root, team] = await Promise.all([newTestKey(), newTestKey()]);
    const trust = { rootKeys: [root.publicKey], revokedKeys: [] };
    await fc.assert(
      fc.asyncProperty(anythingLike(record), async (input) => {
        const envelope = await signRelease(input as typeof record, { root, team });
        isResult(await verifyRelease(envelope, 'savings', trust, Date.parse('2030-01-01')));
      }),
      { numRuns: 50 },
    );
  });
});
