import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};
const OTHERS: Readonly<Record<string, string>> = { '.woff2': 'font/woff2', '.png': 'image/png' };
const IMMUTABLE = /\.[0-9a-f]{8}\.[a-z0-9]+$/;

export type Site = {
  folder: string;
  port: number;
  /** Returns the file for a path without an extension; without it such paths are not found. */
  pageOf?(path: string): string;
  /** Receives the name and the compressed size of each file that is sent. */
  onSent?(file: string, bytes: number): void;
};

/**
 * Serves a folder like Hosting does: with brotli compression, immutable caching of hashed names, and an entity
 * tag for the other files.
 */
export async function serve({ folder, port, pageOf, onSent }: Site): Promise<Server> {
  const kept = new Map<string, Buffer>();

  async function bodyOf(file: string): Promise<Buffer> {
    const known = kept.get(file);
    if (known) return known;
    const bytes = await readFile(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    const body = extname(file) in TYPES ? await compress(bytes, { params }) : bytes;
    kept.set(file, body);
    return body;
  }

  async function answer(
    path: string,
    { headers }: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const name = extname(path) || !pageOf ? path : pageOf(path);
    const file = join(folder, normalize(name));
    const type = extname(file);
    const body = await bodyOf(file);
    const etag = `"${createHash('sha256').update(body).digest('hex')}"`;
    const isUnchanged = headers['if-none-match'] === etag;
    response.writeHead(isUnchanged ? 304 : 200, {
      etag,
      'content-type': TYPES[type] ?? OTHERS[type] ?? 'application/octet-stream',
      'cache-control': IMMUTABLE.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'access-control-allow-origin': '*',
      ...(type in TYPES && { 'content-encoding': 'br' }),
    });
    if (!isUnchanged) onSent?.(normalize(name), body.length);
    response.end(isUnchanged ? undefined : body);
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    answer(pathname, request, response).catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  return server;
}
