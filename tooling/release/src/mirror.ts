import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lineFile, verifyRegistry } from '@bank/contracts';
import * as v from 'valibot';
import { HOST_FACTS_FILE } from './gate';
import { Problem } from './problem';
import type { PublishedRegistry, PublishedRemote } from './registry';
import { HOST, REGISTRY } from './sites';
import { integrityOf, VERSION_FILE } from './version';

type Mirror = {
  /** Gets a folder for each site. */
  sites: string;
  originOf(site: string): string;
  /** Whose registry is believed. */
  publicKey: string;
  /** The remotes whose sites are about to be deployed anew: a deployment replaces a whole site. */
  remotes: readonly string[];
};

/** How many versions of a remote stay deployed, so that pages that were opened earlier go on working. */
const KEPT = 5;

async function download(url: string): Promise<Buffer | null> {
  const response = await fetch(url, { cache: 'no-store' }).catch(() => {
    throw new Problem(`${url} cannot be reached.`, 'Look at the connection, and at the project.');
  });
  return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
}

async function put(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

function versionsOf({ live, previous, canary }: PublishedRemote): string[] {
  const named = [live.version, previous?.version, canary?.version.version];
  return [...new Set(named.filter((version) => version !== undefined))];
}

async function mirrorVersion({ sites, originOf }: Mirror, name: string, version: string) {
  const base = `${originOf(name)}/${version}`;
  const text = await download(`${base}/${VERSION_FILE}`);
  // Long enough ago, it may have been removed.
  if (!text) return;
  const facts = v.parse(
    v.object({ files: v.record(v.string(), v.string()) }),
    JSON.parse(text.toString()),
  );
  await put(join(sites, name, version, VERSION_FILE), text);
  for (const [file, integrity] of Object.entries(facts.files)) {
    const bytes = await download(`${base}/${file}`);
    if (!bytes || integrityOf(bytes) !== integrity) {
      throw new Problem(
        `${base}/${file} is not what was published.`,
        'Find out who changed the site.',
      );
    }
    await put(join(sites, name, version, file), bytes);
  }
}

async function mirrorFile({ sites, originOf }: Mirror, path: string): Promise<void> {
  const bytes = await download(`${originOf(REGISTRY)}/${path}`);
  if (bytes) await put(join(sites, REGISTRY, path), bytes);
}

/**
 * Fetches what is live into a folder: the registry with its revisions, what the host says of itself,
 * and of each named remote the versions that were live last, so that a deployment keeps them.
 */
export async function mirrorLive(mirror: Mirror): Promise<void> {
  const { sites, originOf, publicKey, remotes } = mirror;
  const facts = await download(`${originOf(HOST)}/${HOST_FACTS_FILE}`);
  if (facts) await put(join(sites, HOST, HOST_FACTS_FILE), facts);
  const served = await download(`${originOf(REGISTRY)}/registry.json`);
  if (!served) return;
  const verified = await verifyRegistry(JSON.parse(served.toString()), [publicKey]);
  if (!verified.ok) {
    throw new Problem(
      `The live registry cannot be trusted: ${verified.problem}.`,
      'Release with the key that signed it (RELEASE_SIGNING_KEY).',
    );
  }
  const registry = verified.value as PublishedRegistry;
  await put(join(sites, REGISTRY, 'registry.json'), served);
  const kept = new Map(
    registry.remotes.map((remote) => [remote.name, new Set(versionsOf(remote))]),
  );
  for (let revision = registry.revision; revision > 0; revision -= 1) {
    const text = await download(`${originOf(REGISTRY)}/revisions/${revision}.json`);
    if (!text) continue;
    await put(join(sites, REGISTRY, 'revisions', `${revision}.json`), text);
    const { registry: earlier } = JSON.parse(text.toString()) as { registry: PublishedRegistry };
    for (const { name, live, at } of earlier.remotes) {
      const versions = kept.get(name);
      if (versions && versions.size < KEPT) versions.add(live.version);
      // For pages that were opened earlier: a deployment replaces the whole site.
      if (at === revision) await mirrorFile(mirror, lineFile(name, at));
    }
  }
  for (const name of remotes) {
    for (const version of kept.get(name) ?? []) await mirrorVersion(mirror, name, version);
  }
}

/** The revision that is live now; 0 before the first release. */
export async function liveRevision(originOf: (site: string) => string): Promise<number> {
  const served = await download(`${originOf(REGISTRY)}/registry.json`);
  const Signed = v.object({ registry: v.object({ revision: v.number() }) });
  return served ? v.parse(Signed, JSON.parse(served.toString())).registry.revision : 0;
}
