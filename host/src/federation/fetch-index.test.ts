import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { fetchIndex } from './fetch-index';
import { newKey, serve } from './stub-registry';

const index = {
  document: 'index',
  revision: 3,
  remotes: [
    {
      name: 'savings',
      at: 2,
      title: 'Savings',
      kind: 'primary',
      routes: [{ path: '/savings', access: 'customer' }],
      menu: [{ icon: 'home', order: 1 }],
    },
  ],
};
const texts = { document: 'texts', language: 'de', remotes: { savings: { Savings: 'Sparen' } } };

const files = new Map<string, string>();
let key: Awaited<ReturnType<typeof newKey>>;
let asked: string[];
const warnings = jest.fn();

async function titleOfSavings() {
  const source = { url: 'https://registry.example/registry.json', keys: [key.publicKey] };
  const { remotes } = await fetchIndex(source, new AbortController().signal);
  return remotes[0]?.outline.title;
}

beforeAll(async () => {
  key = await newKey();
});
beforeEach(async () => {
  warnings.mockReset();
  jest.spyOn(console, 'warn').mockImplementation(warnings);
  files.clear();
  files.set('/index.json', await key.sealed(index));
  asked = serve(files);
});
afterEach(() => {
  document.documentElement.lang = '';
});

test('an English page asks for the index and nothing else', async () => {
  expect(await titleOfSavings()).toBe('Savings');
  expect(asked).toEqual(['/index.json']);
});

test('another language is asked for beside it', async () => {
  document.documentElement.lang = 'de';
  files.set('/texts.de.json', await key.sealed(texts));
  expect(await titleOfSavings()).toBe('Sparen');
  expect(asked).toEqual(['/index.json', '/texts.de.json']);
});

test.each([
  ['not there', () => Promise.resolve('')],
  ['not signed by us', async () => (await newKey()).sealed(texts)],
  ['in another language', () => key.sealed({ ...texts, language: 'fr' })],
])('where its texts are %s the page is in English', async (_, text) => {
  document.documentElement.lang = 'de';
  files.set('/texts.de.json', await text());
  expect(await titleOfSavings()).toBe('Savings');
  expect(warnings).toHaveBeenCalledTimes(1);
});

test('an index that was changed after it was signed is not believed', async () => {
  files.set('/index.json', (await key.sealed(index)).replace('/savings', '/evil'));
  await expect(titleOfSavings()).rejects.toThrow("can't be trusted");
  files.set('/index.json', await key.sealed({ ...index, document: 'line' }));
  await expect(titleOfSavings()).rejects.toThrow("can't be read");
});
