import { type FakeProject, startFakeProject } from '@bank/fake-project';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { firestoreClient } from './firestore-client';

let project: FakeProject;
let server: Server;
let statuses: number[];
let requests: string[];
const environment = { ...process.env };

beforeEach(async () => {
  project = await startFakeProject({ projectId: 'acme', sites: [] });
  [statuses, requests] = [[], []];
  server = createServer((request, response) => {
    void request
      .setEncoding('utf8')
      .reduce((text, chunk) => `${text}${chunk}`, '')
      .then((body) => {
        requests.push(`${request.method} ${request.url} ${body}`);
        const status = statuses.shift() ?? 200;
        const answer = status === 200 ? [{ readTime: 'now' }] : { error: { message: 'refused' } };
        response.writeHead(status, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(answer));
      });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  Object.assign(process.env, project.environment);
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${port}`;
});
afterEach(async () => {
  process.env = { ...environment };
  server.close();
  server.closeAllConnections();
  await project.stop();
});

const REQUEST =
  'POST /v1/projects/acme/databases/(default)/documents:runQuery {"structuredQuery":{}}';

it('calls a method of the documents, and returns its answer', async () => {
  const call = await firestoreClient('acme');
  expect(await call('runQuery', { structuredQuery: {} })).toEqual([{ readTime: 'now' }]);
  expect(requests).toEqual([REQUEST]);
});

it('repeats a call that the server could not answer', async () => {
  statuses = [503];
  const call = await firestoreClient('acme');
  expect(await call('runQuery', { structuredQuery: {} })).toEqual([{ readTime: 'now' }]);
  expect(requests).toEqual([REQUEST, REQUEST]);
});

it('names the refusal, and how to sign in', async () => {
  statuses = [403];
  const call = await firestoreClient('acme');
  await expect(call('runQuery', {})).rejects.toMatchObject({
    message: expect.stringMatching(/^Firestore: .*refused/),
    remedy: expect.stringContaining('npx firebase login'),
  });
  expect(requests).toHaveLength(1);
});
