import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { COLLECTIONS } from './snapshot';
import { type Database, readSnapshot } from './read-snapshot';

const LAPSED = { error: { code: 400, message: 'Transaction is invalid or closed.' } };

let server: Server;
let database: Database;
/** The responses to the next queries; later ones are empty. */
let failures: object[];
let begun: number;
let asked: number;

beforeEach(async () => {
  failures = [];
  begun = 0;
  asked = 0;
  server = createServer((request, response) => {
    const isBeginning = request.url?.endsWith(':beginTransaction');
    if (isBeginning) begun += 1;
    else asked += 1;
    const failure = isBeginning ? undefined : failures.shift();
    response.statusCode = failure ? 400 : 200;
    response.end(JSON.stringify(failure ?? (isBeginning ? { transaction: `${begun}` } : [])));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  database = { host: `127.0.0.1:${port}`, projectId: 'demo' };
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('retries after the transaction has expired', async () => {
  failures = [LAPSED];
  expect(Object.keys(await readSnapshot(database))).toEqual([...COLLECTIONS]);
  expect(begun).toBe(2);
  expect(asked).toBe(1 + COLLECTIONS.length);
});

it('fails after all retries, and immediately for other errors', async () => {
  failures = [{ error: { message: 'No such index.' } }];
  await expect(readSnapshot(database)).rejects.toThrow('No such index');
  expect(begun).toBe(1);
  failures = Array.from({ length: 9 }, () => LAPSED);
  await expect(readSnapshot(database)).rejects.toThrow('Transaction is invalid');
});
