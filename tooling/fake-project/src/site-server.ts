import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { server } from 'superstatic';
import { servedConfig } from './served-config';
import type { HostingSite } from './sites';

const LOOPBACK = '127.0.0.1';

type SiteServer = {
  origin: string;
  /** Answers with what is live on this site from now on. */
  serve(site: HostingSite): void;
  close(): Promise<void>;
};

/** Listens on a port, and answers 404 until a site is served on it. */
export async function siteServer(port: number): Promise<SiteServer> {
  let site: HostingSite | undefined;
  // Fixed when a request begins, so that a release in between does not mix two versions.
  const versions = new WeakMap<IncomingMessage, HostingSite['live']>();

  const spec = {
    port,
    hostname: LOOPBACK,
    compression: true,
    stack: 'strict',
    config: (request: IncomingMessage) => {
      versions.set(request, site?.live);
      return Promise.resolve(servedConfig(site?.live?.config ?? {}));
    },
    provider: (request: IncomingMessage, path: string) => {
      const version = versions.get(request);
      const content = version && site?.contentOf(version, decodeURI(path));
      return Promise.resolve(content ? fileOf(content) : null);
    },
  };
  // Its types know neither a provider nor a configuration that is asked for with each request.
  const app = server(spec as never);
  app.use((_request, response, next) => {
    // Hosting's default, which the site's own headers override.
    response.setHeader('cache-control', 'max-age=3600');
    next();
  });
  const listener: Server = app.listen(() => {});
  await once(listener, 'listening');
  return {
    origin: `http://localhost:${(listener.address() as AddressInfo).port}`,
    serve(served) {
      site = served;
    },
    async close() {
      listener.close();
      listener.closeAllConnections();
      await once(listener, 'close');
    },
  };
}

function fileOf(content: Buffer) {
  return {
    stream: Readable.from([content]),
    size: content.length,
    etag: `"${createHash('md5').update(content).digest('hex')}"`,
  };
}
