import { randomUUID } from 'node:crypto';
import { cp, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { verifyRegistry } from '@bank/contracts';
import { filesBelow } from './folder';
import { withRevisions } from './host-files';
import { writeJson } from './json-file';
import { machineStatus } from './machine-status';
import { Problem } from './problem';
import { isPublicPage, writePublicPages } from './public-pages';
import type { PublishedRegistry } from './registry';
import { REGISTRY } from './sites';
import { serveToHost } from './serve-to-host';
import type { SigningKey } from './signing-key';
import { type Build, Overtaken, type Target } from './target';
import { integrityOf, isShipped, VERSION_FILE } from './version';

export type LocalTargetOptions = {
  /** Holds a folder for each site. */
  sites: string;
  originOf(site: string): string;
  key: SigningKey;
  /** Whether source maps are deployed, too: they quote all sources. */
  withMaps: boolean;
  /** Whether somebody serves the folder, so that it can be read back as a browser would. */
  isServed: boolean;
};

/** Sites that stand in a folder of this machine, as the Hosting emulator serves them. */
export function localTarget(options: LocalTargetOptions): Target {
  const { sites, originOf, key } = options;
  const revisions = join(sites, REGISTRY, 'revisions');
  const read = (site: string, path: string) => readOrNull(join(sites, site, path));
  const parse = (text: Buffer | null) =>
    text && (JSON.parse(text.toString()) as { registry: PublishedRegistry }).registry;
  const put = async (path: string, content: string | Uint8Array) => {
    const file = join(sites, REGISTRY, path);
    await mkdir(dirname(file), { recursive: true });
    await writeWhole(file, content);
  };
  const readRevision = async (revision: number) =>
    parse(await readOrNull(join(revisions, `${revision}.json`)));
  const latest = async () =>
    Math.max(
      0,
      ...(await namesIn(revisions)).map((name) => Number(/^(\d+)\.json$/.exec(name)?.[1] ?? 0)),
    );

  /** A later revision may have come while this one was being put in place: the highest one stays. */
  async function serveLatest(): Promise<void> {
    for (let served = 0, next = await latest(); served < next; next = await latest()) {
      const text = await readFile(join(revisions, `${next}.json`));
      const registry = parse(text);
      await put('registry.json', text);
      if (registry) {
        const status = JSON.stringify(await machineStatus(registry, read), null, 1);
        await put('status.json', `${status}\n`);
        const fetch = (path: string) => fetchBack(REGISTRY, path);
        await serveToHost({ key, put, fetch }, registry);
      }
      served = next;
    }
  }

  async function fetchBack(site: string, path: string): Promise<Buffer | null> {
    if (!options.isServed) return read(site, path);
    const response = await fetch(`${originOf(site)}/${path}`, { cache: 'no-store' });
    return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
  }

  /** What is signed by another key is no line of ours: then all of them come to be anew. */
  async function predecessorOf({ revision }: PublishedRegistry): Promise<PublishedRegistry | null> {
    const text = await readOrNull(join(revisions, `${revision - 1}.json`));
    const signed: unknown = text && JSON.parse(text.toString());
    return (await verifyRegistry(signed, [key.publicKey])).ok ? parse(text) : null;
  }

  async function refresh(): Promise<void> {
    await serveLatest();
    const registry = await readRevision(await latest());
    if (registry) await writePublicPages({ sites, originOf }, registry);
  }

  return {
    key,
    originOf,
    read,
    readRevision,
    refresh,
    async readRegistry() {
      return readRevision(await latest());
    },
    async replaceRegistry(next) {
      await mkdir(revisions, { recursive: true });
      const part = join(revisions, `.${randomUUID()}`);
      await writeFile(part, key.signed(withRevisions(next, await predecessorOf(next))));
      try {
        // The compare-and-set: a link appears whole, and never in the place of another.
        await link(part, join(revisions, `${next.revision}.json`));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new Overtaken(next.revision);
        throw error;
      } finally {
        await rm(part, { force: true });
      }
      await refresh();
    },
    fetch: fetchBack,
    async versionsOf(remote) {
      const names = await namesIn(join(sites, remote));
      return names.filter((name) => /^[0-9a-f]{16}$/.test(name)).sort();
    },
    async upload({ version, folder }) {
      const to = join(sites, version.name, version.version);
      const part = join(sites, version.name, `.${randomUUID()}`);
      await cp(folder, part, {
        recursive: true,
        filter: (file) => isShipped(basename(file)) || (options.withMaps && file.endsWith('.map')),
      });
      await writeJson(join(part, VERSION_FILE), version);
      // A folder appears whole or not at all; one that is there already must be the same.
      await rename(part, to).catch(async (error: NodeJS.ErrnoException) => {
        await rm(part, { recursive: true, force: true });
        if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
        await refuseChanged({ version, folder: to });
      });
    },
    async removeVersion(remote, version) {
      await rm(join(sites, remote, version), { recursive: true, force: true });
    },
    async fingerprint() {
      const files = (await filesBelow(sites)).filter((file) => !isPublicPage(file));
      const hash = async (file: string) =>
        [file, integrityOf((await readOrNull(join(sites, file))) ?? Buffer.of())] as const;
      return new Map(await Promise.all(files.map(hash)));
    },
  };
}

async function refuseChanged({ version, folder }: Build): Promise<void> {
  for (const [file, integrity] of Object.entries(version.files)) {
    const bytes = await readOrNull(join(folder, file));
    if (bytes && integrityOf(bytes) === integrity) continue;
    throw new Problem(
      `${join(folder, file)} is not what was deployed as ${version.version}.`,
      'Somebody has changed a deployed folder: delete that folder and publish again.',
    );
  }
}

async function writeWhole(file: string, bytes: string | Uint8Array): Promise<void> {
  const part = join(file, '..', `.${randomUUID()}`);
  await writeFile(part, bytes);
  await rename(part, file);
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(missing([]));
}

async function readOrNull(file: string): Promise<Buffer | null> {
  return readFile(file).catch(missing(null));
}

/** For what is not there. */
function missing<T>(value: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return value;
    throw error;
  };
}
