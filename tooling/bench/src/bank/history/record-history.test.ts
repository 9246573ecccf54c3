import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HistoryRecorder } from './record-history';

const ROOT = 'projects/demo/databases/(default)/documents';
const ACCOUNT = { name: `${ROOT}/users/ada`, fields: { accountBalance: { doubleValue: 90.5 } } };
const AT = '2026-01-01T00:00:00.5Z';
const MICROSECONDS = Date.parse(AT) * 1000;

let server: Server;
let recorder: HistoryRecorder;
let uninstall: () => void;
/** The response to the next request; null cuts the connection. */
let answer: { status?: number; body: object } | null;

beforeEach(async () => {
  server = createServer((request, response) => {
    if (!answer) return request.socket.destroy();
    response.statusCode = answer.status ?? 200;
    return response.end(JSON.stringify(answer.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  recorder = new HistoryRecorder();
  uninstall = recorder.install();
  recorder.begin();
});

afterEach(() => {
  uninstall();
  server.closeAllConnections();
  server.close();
});

async function ask(method: string, body: object, response: typeof answer): Promise<unknown> {
  answer = response;
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/v1/${ROOT}:${method}`;
  return (await fetch(url, { method: 'POST', body: JSON.stringify(body) })).json();
}

const write = { update: ACCOUNT, updateMask: { fieldPaths: ['accountBalance'] } };
const commits = () => recorder.epochs.map((epoch) => [...epoch.commits]);

it('records the writes and the time of a commit, and passes the response on', async () => {
  const body = { commitTime: AT };
  const audit = { update: { name: `${ROOT}/auditLog/x`, fields: {} } };
  expect(await ask('commit', { writes: [write, audit] }, { body })).toEqual(body);
  const writes = [{ path: 'users/ada', fields: { accountBalance: 90.5 }, isUpdate: true }];
  expect(commits()).toEqual([[expect.objectContaining({ at: MICROSECONDS, writes })]]);
});

it('leaves out a denied commit, and keeps one without a response', async () => {
  await ask('commit', { writes: [write] }, { status: 403, body: {} });
  expect(commits()).toEqual([[]]);
  await expect(ask('commit', { writes: [write] }, null)).rejects.toThrow();
  const unanswered = expect.objectContaining({ at: null, end: Number.POSITIVE_INFINITY });
  expect(commits()).toEqual([[unanswered]]);
  recorder.begin();
  expect(commits()).toEqual([[unanswered], []]);
});

it('records reads with their times and versions, those of a transaction from its beginning', async () => {
  await ask('beginTransaction', {}, { body: { transaction: 'tx' } });
  const began = performance.now();
  const rows = [{ readTime: AT, found: { ...ACCOUNT, updateTime: AT } }];
  await ask('batchGet', { transaction: 'tx' }, { body: rows });
  await ask('batchGet', {}, { body: [{ readTime: AT, missing: `${ROOT}/users/bo` }] });
  const [inTransaction, missing] = recorder.epochs[0]?.reads ?? [];
  expect(inTransaction).toMatchObject({
    ...{ at: MICROSECONDS, path: 'users/ada', version: MICROSECONDS },
    fields: { accountBalance: 90.5 },
  });
  expect(inTransaction?.start).toBeLessThan(began);
  expect(missing).toMatchObject({ path: 'users/bo', version: 0, fields: null });
  expect(missing?.start).toBeGreaterThan(began);
});

it('reads the documents of commits without a response, and gives the save what was restored', async () => {
  await ask('commit', { writes: [write] }, null).catch(() => undefined);
  answer = { body: [{ readTime: AT, found: { ...ACCOUNT, updateTime: AT } }] };
  const { port } = server.address() as AddressInfo;
  recorder.saved(1, 2);
  await recorder.readUnanswered({ host: `127.0.0.1:${port}`, projectId: 'demo' });
  recorder.begin();
  const restored = new Map([['users/ada', { accountBalance: 90.5 }]]);
  await ask('batchGet', {}, { body: [{ readTime: AT, missing: `${ROOT}/users/bo` }] });
  recorder.startsWith(restored);
  expect(recorder.epochs).toMatchObject([
    { reads: [{ path: 'users/ada' }], save: { began: 1, ended: 2, restored } },
    { initial: restored, beganAt: MICROSECONDS },
  ]);
});
