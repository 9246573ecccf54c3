import { beforeEach, describe, expect, it } from '@jest/globals';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newBank, newBuild, publishOne, putFile } from './stub-bank';

let bank: Awaited<ReturnType<typeof newBank>>;
beforeEach(async () => {
  bank = await newBank();
});

const promising = (path: string) => ({
  manifest: { routes: [{ path, title: 'Savings', access: 'public' }] },
});

describe('the gate', () => {
  it.each([
    [
      'needs a later contract than the live host speaks',
      { manifest: { contract: '^1.3.0' } },
      'it needs contract ^1.3.0, and the live host speaks 1.2.0',
    ],
    [
      'needs another major version of what the host shares',
      { facts: { requires: { react: '^18.0.0' } } },
      'it needs react ^18.0.0, and the live host has 19.3.1',
    ],
    [
      'takes from the host what it does not share',
      { facts: { requires: { vue: '^3.0.0' } } },
      'it takes vue from the host, which has none',
    ],
    [
      'lacks an export',
      { facts: { exports: ['bootstrap', 'contractVersion', 'unmount', 'update'] } },
      'its app exports no mount',
    ],
    [
      'promises a route that it does not draw',
      promising('/goals'),
      'remote.json promises /goals, and no <Route> draws it',
    ],
    ['was built without its entry', { facts: { entry: 'x.js' } }, 'its entry x.js was not built'],
  ])('is closed to a remote that %s', async (_, change, objection) => {
    const build = await newBuild(bank.root, 'savings', 'one', change);
    await expect(publishOne(bank.target, build)).rejects.toThrow(`savings: ${objection}`);
    expect(await bank.target.readRegistry()).toBeNull();
    expect(await bank.target.versionsOf('savings')).toEqual([]);
  });

  it("is closed to a remote that takes another remote's route", async () => {
    await publishOne(bank.target, await newBuild(bank.root, 'loans', 'one'));
    const change = { ...promising('/Loans'), facts: { routes: ['/Loans'] } };
    const build = await newBuild(bank.root, 'savings', 'one', change);
    await expect(publishOne(bank.target, build)).rejects.toThrow('/Loans is a route of loans');
  });

  it('is closed to a remote from whose origin the live host lets no script in', async () => {
    await putFile(bank.sites, 'host/host.json', {
      contractVersion: '1.2.0',
      provides: { react: '19.3.1' },
      scriptOrigins: ['http://loans.test'],
    });
    const build = await newBuild(bank.root, 'savings', 'one');
    await expect(publishOne(bank.target, build)).rejects.toThrow('http://savings.test: deploy');
  });

  it('is closed while no host is live', async () => {
    await rm(join(bank.sites, 'host'), { recursive: true });
    const build = await newBuild(bank.root, 'savings', 'one');
    await expect(publishOne(bank.target, build)).rejects.toMatchObject({
      remedy: expect.stringContaining('Deploy the host first'),
    });
  });

  it('asks the host that is live, not the one of this checkout', async () => {
    const change = { manifest: { contract: '^1.3.0' } };
    const build = await newBuild(bank.root, 'savings', 'one', change);
    const facts = { contractVersion: '1.4.0', provides: { react: '19.0.0' } };
    await putFile(bank.sites, 'host/host.json', facts);
    await expect(publishOne(bank.target, build)).resolves.toMatchObject({ revision: 1 });
  });
});
