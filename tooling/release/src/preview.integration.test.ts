import { verifyPreview } from '@bank/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { preview } from './preview';
import { prune } from './prune';
import { developmentKeys, signDelegation } from './release-keys';
import { newBank, type TestBank } from './bank.test-utils';
import { newBuild, publishOne } from './builds.test-utils';

let bank: TestBank;
beforeEach(async () => {
  bank = await newBank();
});
afterEach(() => bank.close());

const DAY_MS = 86_400_000;
const at = new Date('2026-03-01T00:00:00Z');

function envelopeOf(link: string): unknown {
  const code = new URL(link).hash.replace('#preview=', '');
  return JSON.parse(Buffer.from(code, 'base64url').toString());
}

describe('preview', () => {
  it('returns a signed link that expires, and publishes nothing', async () => {
    await publishOne(bank, await newBuild(bank.root, 'savings', 'one'));
    const before = [await bank.registry.readIndex(), await bank.registry.readRelease('savings')];
    const build = await newBuild(bank.root, 'savings', 'two');
    const link = await preview(bank, build, { days: 7, at });
    expect(link).toMatch(/^http:\/\/host\.test\/savings#preview=[\w-]+$/);

    const trust = { rootKeys: bank.keys.rootKeys, revokedKeys: [] };
    const open = (days: number) =>
      verifyPreview(envelopeOf(link), 'savings', trust, at.getTime() + days * DAY_MS);
    expect(await open(6)).toMatchObject({
      ok: true,
      value: {
        version: {
          version: build.version.version,
          integrity: build.version.files['remoteEntry.js'],
        },
        outline: { routes: [{ path: '/savings' }] },
      },
    });
    expect(await open(7)).toMatchObject({ ok: false, problem: 'it has expired' });
    expect([await bank.registry.readIndex(), await bank.registry.readRelease('savings')]).toEqual(
      before,
    );
    const file = `${build.version.version}/chunk.js`;
    expect(await bank.sites.fetch('savings', file)).toEqual(Buffer.from('chunk two'));
  });

  it('works for a remote that was never released', async () => {
    const build = await newBuild(bank.root, 'savings', 'one');
    expect(await preview(bank, build, { days: 1, at })).toContain('#preview=');
    expect(await bank.registry.readIndex()).toBeNull();
  });

  it('runs the preflight check before it uploads anything', async () => {
    const build = await newBuild(bank.root, 'savings', 'one', { manifest: { contract: '^9.0.0' } });
    await expect(preview(bank, build, { days: 1, at })).rejects.toThrow('contract ^9.0.0');
    expect(await bank.sites.versionsOf('savings')).toEqual([]);
  });

  it('rejects a key without a delegation for the remote', async () => {
    const { team } = bank.keys.signer();
    const until = '2100-01-01T00:00:00Z';
    const { root } = await developmentKeys(join(bank.root, 'keys'));
    const delegation = signDelegation(root, { key: team.publicKey, remotes: ['loans'], until });
    const other = { ...bank, keys: { ...bank.keys, signer: () => ({ team, delegation }) } };
    const build = await newBuild(bank.root, 'savings', 'one');
    await expect(preview(other, build, { days: 1, at })).rejects.toThrow('may not sign');
  });

  it('is removed by prune only with the option for unreleased versions', async () => {
    await publishOne(bank, await newBuild(bank.root, 'savings', 'one'));
    const build = await newBuild(bank.root, 'savings', 'two');
    await preview(bank, build, { days: 7, at });
    expect(await prune(bank, 5)).toEqual([]);
    expect(await prune(bank, 5, true)).toEqual([`savings/${build.version.version}`]);
  });
});
