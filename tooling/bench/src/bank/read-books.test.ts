import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TABLES } from './books';
import { type Database, readBooks } from './read-books';

const LAPSED = { error: { code: 400, message: 'Transaction is invalid or closed.' } };

let server: Server;
let database: Database;
/** What the queries are answered with that come next; after them, nothing is found. */
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

it('reads all anew whose moment has lapsed meanwhile', async () => {
  failures = [LAPSED];
  expect(Object.keys(await readBooks(database))).toEqual([...TABLES]);
  expect(begun).toBe(2);
  expect(asked).toBe(1 + TABLES.length);
});

it('gives up in the end, and at once where something else is wrong', async () => {
  failures = [{ error: { message: 'No such index.' } }];
  await expect(readBooks(database)).rejects.toThrow('No such index');
  expect(begun).toBe(1);
  failures = Array.from({ length: 9 }, () => LAPSED);
  await expect(readBooks(database)).rejects.toThrow('Transaction is invalid');
});
