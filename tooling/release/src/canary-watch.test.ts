/** @jest-environment node */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { CanaryWatch } from './canary-watch';
import { collectReports, keptReports, type RemoteReport } from './report-collector';
import { newBank, newBuild, publishOne } from './stub-bank';

let bank: Awaited<ReturnType<typeof newBank>>;
let version: string;
let server: Server;
let told: (string | null)[];

const file = () => join(bank.root, 'reports.ndjson');
const canary = async () => (await bank.target.readRegistry())?.remotes[0]?.canary;
const failure = (of = version): RemoteReport => ({
  ...{ kind: 'failure', remote: 'savings', version: of },
  ...{ role: 'canary', error: 'TypeError' },
});
const timing = (): RemoteReport => ({
  ...{ kind: 'timing', remote: 'savings', version, role: 'canary', ms: 12 },
});

async function send(report: unknown): Promise<number> {
  const { port } = server.address() as AddressInfo;
  const body = typeof report === 'string' ? report : JSON.stringify(report);
  return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body })).status;
}

beforeEach(async () => {
  bank = await newBank();
  await publishOne(bank.target, await newBuild(bank.root, 'savings', 'one'));
  const build = await newBuild(bank.root, 'savings', 'two');
  ({ version } = build.version);
  await publishOne(bank.target, build, 10);
  told = [];
  const limits = { threshold: 20, least: 3 };
  const watch = new CanaryWatch(bank.target, limits, () => ({ who: 'watch', at: new Date() }));
  server = await collectReports(0, file(), async (report) => told.push(await watch.take(report)));
});
afterEach(() => {
  server.close();
});

it('takes a canary away from all once it has failed often enough, and says why', async () => {
  for (let count = 1; count <= 2; count += 1) await send(failure());
  expect(await canary()).toMatchObject({ share: 10 });
  await Promise.all([send(failure()), send(failure())]);
  expect(await canary()).toBeNull();
  const { change } = (await bank.target.readRegistry()) ?? {};
  expect(change).toMatchObject({
    action: 'abort',
    who: 'watch',
    why: `${version} failed 3 times and worked 0 times`,
  });
  expect(told.filter(Boolean)).toHaveLength(1);
});

it('lets a canary be that works often enough', async () => {
  for (let count = 1; count <= 20; count += 1) await send(timing());
  for (let count = 1; count <= 4; count += 1) await send(failure());
  expect(await canary()).not.toBeNull();
});

it('says nothing to failures of what is not the canary', async () => {
  for (let count = 1; count <= 5; count += 1) {
    await send({ ...failure(), role: 'live' });
    await send(failure('another'));
  }
  expect(await canary()).not.toBeNull();
});

it('refuses what is no report, and keeps what is', async () => {
  expect(await send('{')).toBe(400);
  expect(await send({ ...failure(), remote: '../../etc' })).toBe(400);
  expect(await send(' '.repeat(5000))).toBe(400);
  expect(await send(timing())).toBe(204);
  expect(await keptReports(file())).toEqual([timing()]);
});
