import {
  parseRegistryLine,
  parseSiteIndex,
  parseSiteTexts,
  type RemoteManifest,
  verifySigned,
} from '@bank/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { abort, rollback } from './change-live';
import { localTarget } from './local-target';
import { developmentKey, type SigningKey } from './signing-key';
import { newBank, newBuild, NOTE, publishOne, putFile } from './stub-bank';

let bank: Awaited<ReturnType<typeof newBank>>;
beforeEach(async () => {
  bank = await newBank();
});

const fileAt = (path: string) => readFile(join(bank.sites, 'registry', path), 'utf8');

/** What the host takes out of a file; it stops where another key has signed it. */
async function opened(path: string, { publicKey }: SigningKey = bank.key): Promise<unknown> {
  const verified = await verifySigned(JSON.parse(await fileAt(path)), [publicKey]);
  if (!verified.ok) throw new Error(verified.problem);
  return verified.value;
}

async function index(key?: SigningKey) {
  const parsed = parseSiteIndex(await opened('index.json', key));
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.value;
}

async function line(name: string, at: number, key?: SigningKey) {
  const parsed = parseRegistryLine(await opened(`lines/${name}-${at}.json`, key), { name, at });
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.value;
}

const revisions = async (key?: SigningKey) =>
  (await index(key)).remotes.map(({ outline, at }) => `${outline.name} ${at}`);

const savings = {
  title: 'Savings',
  kind: 'primary',
  routes: [
    { path: '/savings', title: 'Savings', description: 'What you keep.', access: 'customer' },
    { path: '/savings/new', title: 'A new pot', access: 'customer' },
  ],
  menu: [
    { label: 'Savings', path: '/savings', icon: 'home', order: 1 },
    { label: 'Pots', path: '/savings/new', icon: 'card', order: 2 },
  ],
} satisfies Partial<RemoteManifest>;
const texts = { de: { Savings: 'Sparen', Pots: 'Töpfe' }, fr: { Savings: 'Épargne' } };
const facts = { routes: ['/savings', '/savings/new'] };

describe('what the host reads', () => {
  it('is an index of all that menu and routes need, whatever repeats itself', async () => {
    const manifest = { ...savings, texts };
    await publishOne(bank.target, await newBuild(bank.root, 'savings', 'one', { manifest, facts }));
    expect(await index()).toEqual({
      revision: 1,
      rejected: [],
      remotes: [{ at: 1, outline: { name: 'savings', ...savings }, canary: null }],
    });
    expect(await fileAt('index.json')).not.toContain('Sparen');
    expect(parseSiteTexts(await opened('texts.de.json'), 'de')).toEqual({
      ok: true,
      value: { savings: texts.de },
    });
    expect(parseSiteTexts(await opened('texts.de.json'), 'fr')).toMatchObject({ ok: false });
  });

  it('names the revision of each line, which stays while the line does', async () => {
    await publishOne(bank.target, await newBuild(bank.root, 'savings', 'one'));
    await publishOne(bank.target, await newBuild(bank.root, 'loans', 'one'));
    const first = await fileAt('lines/savings-1.json');
    await publishOne(bank.target, await newBuild(bank.root, 'loans', 'two'));
    expect(await revisions()).toEqual(['savings 1', 'loans 3']);
    expect(await fileAt('lines/savings-1.json')).toBe(first);
    await rollback(bank.target, 'loans', undefined, NOTE);
    expect(await revisions()).toEqual(['savings 1', 'loans 4']);
    const [before, after] = [await line('loans', 3), await line('loans', 4)];
    expect(after.live).toEqual(before.previous);
  });

  it('tells of a canary: what its share is and what it draws', async () => {
    await publishOne(bank.target, await newBuild(bank.root, 'savings', 'one'));
    const manifest = { title: 'Saving' };
    const two = await newBuild(bank.root, 'savings', 'two', { manifest });
    await publishOne(bank.target, two, 10);
    const [remote] = (await index()).remotes;
    expect(remote).toMatchObject({
      at: 2,
      outline: { title: 'savings' },
      canary: { version: two.version.version, share: 10, outline: { title: 'Saving' } },
    });
    expect((await line('savings', 2)).canary?.version).toBe(two.version.version);
    await abort(bank.target, 'savings', NOTE);
    expect((await index()).remotes[0]).toMatchObject({ at: 3, canary: null });
  });

  it('is made anew under another key, with lines of its own', async () => {
    await publishOne(bank.target, await newBuild(bank.root, 'savings', 'one'));
    const key = await developmentKey(join(bank.root, 'another.pem'));
    const { originOf } = bank.target;
    const target = localTarget({
      sites: bank.sites,
      originOf,
      key,
      withMaps: false,
      isServed: false,
    });
    await publishOne(target, await newBuild(bank.root, 'loans', 'one'));
    expect(await revisions(key)).toEqual(['savings 2', 'loans 2']);
    expect((await line('savings', 2, key)).live.version).not.toBe('');
  });

  it('goes on with what was live until every line has been read back as it was written', async () => {
    await publishOne(bank.target, await newBuild(bank.root, 'savings', 'one'));
    const before = await fileAt('index.json');
    const served = localTarget({
      sites: bank.sites,
      originOf: () => 'data:text/plain,nothing#',
      key: bank.key,
      withMaps: false,
      isServed: true,
    });
    const registry = await bank.target.readRegistry();
    if (!registry) throw new Error('Nothing is live');
    await expect(served.replaceRegistry({ ...registry, revision: 2 })).rejects.toThrow(
      "lines/savings-1.json at the registry's site is not what was written",
    );
    expect(await fileAt('index.json')).toBe(before);
    // Whoever releases next mends it.
    await publishOne(bank.target, await newBuild(bank.root, 'loans', 'one'));
    expect(await revisions()).toEqual(['savings 1', 'loans 3']);
  });

  it('mends a line that somebody has changed at the next release, and says so', async () => {
    await publishOne(bank.target, await newBuild(bank.root, 'savings', 'one'));
    await putFile(bank.sites, 'registry/lines/savings-1.json', '{');
    const loans = await newBuild(bank.root, 'loans', 'one');
    await expect(publishOne(bank.target, loans)).rejects.toThrow('lines/savings-1.json');
    expect((await line('savings', 1)).name).toBe('savings');
  });
});
