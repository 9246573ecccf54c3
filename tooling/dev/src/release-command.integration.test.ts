import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { verifyPreview } from '@bank/contracts';
import { publish, readKeyFile, readLiveRemote } from '@bank/release';
import { type Checkout, newCheckout } from './checkout.test-utils';
import { type CommandProject, startCommandProject } from './fake-project.test-utils';

// Each command runs as a process, with the real command line, against a local fake of a Firebase
// project. npm itself starts the same program.

let checkout: Checkout;
let bank: CommandProject;
/** The versions of marketing: the live one and the next. */
let one: string;
let two: string;
const opened: CommandProject[] = [];

async function open(): Promise<CommandProject> {
  const started = await startCommandProject(checkout);
  opened.push(started);
  return started;
}

/** Builds and commits the next version of marketing, and returns it. */
async function commitBuild(word: string): Promise<string> {
  const { version } = await checkout.build('marketing', word);
  checkout.commit();
  return version.version;
}

const recordOf = async (name: string, { bank: from } = bank) =>
  (await readLiveRemote(from, name)).record;
const live = async () => (await recordOf('marketing'))?.live.version;
const canary = async () => (await recordOf('marketing'))?.canary?.version.version;
const lastEntry = async () => (await bank.bank.registry.readHistory('marketing', 1))[0];
const keyOf = async (name: string) => {
  const release = await bank.bank.registry.readRelease(name);
  const { signed } = JSON.parse(release?.delegation ?? '{}') as { signed: string };
  return (JSON.parse(signed) as { key: string }).key;
};

/** The paths of the documents and files that differ. */
function differences(before: Record<string, string>, after: Record<string, string>): string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...paths].filter((path) => before[path] !== after[path]).sort();
}

/** Runs a command, and expects that it changes only documents and files of marketing, and the index. */
async function changeMarketing(...args: string[]): Promise<string[]> {
  const before = await bank.fingerprint();
  const others = (await bank.bank.registry.readIndex())?.remotes['transfer'];
  await bank.release(...args);
  const changed = differences(before, await bank.fingerprint());
  const isOwn =
    /^(registry\/index|releases\/marketing|releaseHistory\/marketing\.\d+|cmd-marketing\/.+)$/;
  expect(changed.filter((path) => !isOwn.test(path))).toEqual([]);
  expect((await bank.bank.registry.readIndex())?.remotes['transfer']).toBe(others);
  return changed;
}

/** Runs work and expects that it writes no document and no file. */
async function readOnly<T>(work: () => Promise<T>): Promise<T> {
  const before = await bank.fingerprint();
  const requests = bank.project.requests().length;
  const result = await work();
  expect(differences(before, await bank.fingerprint())).toEqual([]);
  const sent = bank.project.requests().slice(requests);
  expect(sent.filter((request) => !/^(GET|POST .*\/token$)/.test(request))).toEqual([]);
  return result;
}

beforeAll(async () => {
  checkout = await newCheckout();
});
afterAll(() => checkout.remove());

const environment = { ...process.env };
beforeEach(async () => {
  bank = await open();
  const builds = [
    await checkout.build('marketing', 'one'),
    await checkout.build('transfer', 'one'),
  ];
  one = builds[0]?.version.version ?? '';
  const source = { commit: checkout.commit(), isDirty: false, lock: 'lock', sbom: 'sbom' };
  const note = { why: 'the first version', at: new Date() };
  await publish(
    bank.bank,
    new Map(),
    builds.map((built) => ({ ...built, source })),
    note,
  );
  two = await commitBuild('two');
});
afterEach(async () => {
  for (const each of opened.splice(0)) {
    await each.close();
    for (const file of Object.values(each.keys)) await rm(file);
  }
  process.env = { ...environment };
});

describe('npm run release', () => {
  it('changes only its own remote with each command', async () => {
    expect(await live()).toBe(one);
    await changeMarketing('publish', 'marketing', '--built', '--canary', '50');
    expect([await live(), await canary()]).toEqual([one, two]);

    await changeMarketing('abort', 'marketing', '--why', 'too slow');
    expect(await canary()).toBeUndefined();
    expect(await lastEntry()).toMatchObject({ action: 'abort', why: 'too slow', version: two });

    await changeMarketing('publish', 'marketing', '--built', '--canary', '50');
    await changeMarketing('promote', 'marketing');
    expect([await live(), await canary()]).toEqual([two, undefined]);
    expect(await lastEntry()).toMatchObject({ action: 'promote', isDirty: false });

    await changeMarketing('rollback', 'marketing');
    expect(await live()).toBe(one);
    await changeMarketing('rollback', 'marketing', '--to', two);
    expect(await live()).toBe(two);

    const { signed: before } = (await bank.bank.registry.readRelease('marketing')) ?? {};
    await changeMarketing('renew', 'marketing');
    expect(await live()).toBe(two);
    expect((await bank.bank.registry.readRelease('marketing'))?.signed).not.toBe(before);

    const three = await commitBuild('three');
    await changeMarketing('publish', 'marketing', '--built');
    await commitBuild('four');
    await changeMarketing('publish', 'marketing', '--built');
    // Four is live, and three is its fallback.
    const removed = await changeMarketing('prune', '--keep', '1');
    expect(removed.length).toBeGreaterThan(0);
    expect(removed.filter((path) => !/^cmd-marketing\//.test(path))).toEqual([]);
    expect(removed.some((path) => path.includes(one))).toBe(true);
    expect(removed.some((path) => path.includes(three))).toBe(false);
  }, 300_000);

  it('only reads with status and history', async () => {
    const status = await readOnly(() => bank.release('status'));
    expect(status).toMatch(new RegExp(`marketing +live ${one}`));
    expect(status).toContain('transfer');
    const history = await readOnly(() => bank.release('history'));
    expect(history.trim().split('\n')).toHaveLength(2);
    const own = await readOnly(() => bank.release('history', 'marketing'));
    expect(own).toContain(`publish  marketing ${one}`);
    expect(own.trim().split('\n')).toHaveLength(1);
  });

  it('writes nothing when a release is refused', async () => {
    await readOnly(async () => {
      for (const args of [['promote'], ['abort'], ['rollback']]) {
        expect((await bank.tryRelease(...args, 'marketing')).code).toBe(1);
      }
      await checkout.put('shared/new-file.ts', '');
      expect((await bank.tryRelease('publish', 'marketing', '--built')).code).toBe(1);
    });
  });

  it('previews with a signed link, and changes nothing but the remote’s files', async () => {
    const before = await bank.fingerprint();
    const output = await bank.release('preview', 'marketing', '--built', '--days', '1');
    const changed = differences(before, await bank.fingerprint());
    expect(changed.filter((path) => !path.startsWith(`cmd-marketing/${two}/`))).toEqual([]);
    expect(changed.length).toBeGreaterThan(0);
    const link = new URL(output.trim().split('\n').at(-1) ?? '');
    expect(link.origin).toBe(bank.project.originOf('cmd-host'));
    const code = link.hash.replace('#preview=', '');
    const envelope: unknown = JSON.parse(Buffer.from(code, 'base64url').toString());
    const trust = { rootKeys: bank.bank.keys.rootKeys, revokedKeys: [] };
    expect(await verifyPreview(envelope, 'marketing', trust)).toMatchObject({
      ok: true,
      value: { version: { version: two } },
    });
  });

  it('watch aborts a canary that fails, and until then only reads', async () => {
    await bank.release('publish', 'marketing', '--built', '--canary', '50');
    const failures = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...{ version: two, uid: `user-${index}`, role: 'canary' },
      }));
    await bank.putReports(failures(4));
    expect((await readOnly(() => bank.watchOnce())).code).toBe(0);
    expect(await canary()).toBe(two);
    await bank.putReports(failures(5));
    expect((await bank.watchOnce()).output).toContain(`${two} failed for 5 of 5 users`);
    expect([await live(), await canary()]).toEqual([one, undefined]);
    expect(await lastEntry()).toMatchObject({ action: 'abort', version: two });
  });

  it('publishes the same bytes and the same source --from a stage', async () => {
    const stage = bank;
    bank = await open();
    const settings = join(checkout.root, '.bank', 'stage.env');
    const lines = Object.entries(stage.variables).map(([name, value]) => `${name}='${value}'`);
    await checkout.put('.bank/stage.env', lines.join('\n'));
    // Neither the current commit nor the build matters.
    const before = await stage.fingerprint();
    await bank.release('publish', 'marketing', '--from', settings);
    expect(await stage.fingerprint()).toEqual(before);
    const withoutOrigin = async (of: CommandProject) => {
      const { entry, ...same } = (await recordOf('marketing', of))?.live ?? { entry: 'http://-' };
      return { ...same, entry: new URL(entry).pathname };
    };
    expect(await withoutOrigin(bank)).toEqual(await withoutOrigin(stage));
    expect((await withoutOrigin(bank)).version).toBe(one);
    const files = (of: CommandProject) => of.project.fingerprint()['cmd-marketing']?.files;
    expect(files(bank)).toEqual(files(stage));
  });
});

describe('keys', () => {
  it('rotate-key signs everything again with a new key and prints the secrets', async () => {
    const old = (await readKeyFile(bank.keys.team)).publicKey;
    const before = [await live(), await keyOf('marketing')];
    expect(before).toEqual([one, old]);
    const file = join(checkout.root, '.bank', 'next.pem');
    const output = await bank.release('rotate-key', file, '--root-key', bank.keys.root);
    const next = (await readKeyFile(file)).publicKey;
    expect(output).toContain('Signed again with it: marketing, transfer.');
    expect(output).toContain(`Replaced, and still valid: ${old}`);
    expect([await keyOf('marketing'), await keyOf('transfer')]).toEqual([next, next]);
    expect(await live()).toBe(one);
    expect((await bank.bank.registry.readIndex())?.revoked).toBeUndefined();

    // The printed secrets sign the next release.
    const delegation = /RELEASE_DELEGATION: (.+)/.exec(output)?.[1] ?? '';
    bank.variables['RELEASE_DELEGATION'] = delegation;
    bank.variables['RELEASE_SIGNING_KEY'] = (await readFile(file, 'utf8')).replaceAll('\n', '');
    await changeMarketing('publish', 'marketing', '--built');
    expect([await live(), await keyOf('marketing')]).toEqual([two, next]);
    await rm(file);
  });

  it('rotate-key --revoke also revokes the replaced key, which then signs nothing', async () => {
    const file = join(checkout.root, '.bank', 'next.pem');
    const old = (await readKeyFile(bank.keys.team)).publicKey;
    await bank.release('rotate-key', file, '--root-key', bank.keys.root, '--revoke');
    expect((await bank.bank.registry.readIndex())?.revoked).toContain(old);
    await readOnly(async () => {
      const { code, output } = await bank.tryRelease('publish', 'transfer', '--built');
      expect(output).toContain('its key was revoked');
      expect(code).toBe(1);
    });
    expect(await live()).toBe(one);
    await rm(file);
  });

  it.each([
    ['the pages do not trust the root key', () => bank.keys.team, [], 'do not trust that root key'],
    [
      'it would revoke a key that signs another remote',
      () => bank.keys.root,
      ['--revoke', '--remotes', 'marketing'],
      'The key also signs transfer',
    ],
  ])('rotate-key creates no key if %s', async (_, rootKey, options, problem) => {
    const file = join(checkout.root, '.bank', 'next.pem');
    await readOnly(async () => {
      const args = ['rotate-key', file, '--root-key', rootKey(), ...options];
      const { code, output } = await bank.tryRelease(...args);
      expect(output).toContain(problem);
      expect(code).toBe(1);
    });
    await expect(readFile(file)).rejects.toThrow('ENOENT');
  });

  it('revoke refuses a key that still signs, and revokes one that does not', async () => {
    const used = (await readKeyFile(bank.keys.team)).publicKey;
    const root = ['--root-key', bank.keys.root];
    await readOnly(async () => {
      const { code, output } = await bank.tryRelease('revoke', used, ...root);
      expect(output).toContain('The live releases of marketing, transfer are signed with that key');
      expect(code).toBe(1);
    });
    const before = await bank.fingerprint();
    await bank.release('revoke', 'another-key', ...root);
    expect(differences(before, await bank.fingerprint())).toEqual(['registry/index']);
    expect((await bank.bank.registry.readIndex())?.revoked).toContain('another-key');
  });
});
