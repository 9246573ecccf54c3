import type { PublishedRegistry } from './registry';
import type { SigningKey } from './signing-key';
import type { Version } from './version';

/** A version that was built: what it is, and the folder that holds its files. */
export type Build = { version: Version; folder: string };

/** Where a bank is deployed to. */
export type Target = {
  /** Signs what becomes live. */
  key: SigningKey;
  /** A site's address without a closing slash. */
  originOf(site: string): string;
  /** What is live; null before the first release. */
  readRegistry(): Promise<PublishedRegistry | null>;
  /** An earlier revision of it; null where it is not kept. */
  readRevision(revision: number): Promise<PublishedRegistry | null>;
  /**
   * Makes `next` live in one step, if nothing else has become live since its predecessor was read;
   * otherwise throws `Overtaken` and has changed nothing.
   */
  replaceRegistry(next: PublishedRegistry): Promise<void>;
  /** Makes anew what follows from the registry: what the host reads of it, and its pages for visitors. A release does it by itself. */
  refresh(): Promise<void>;
  /** What stands at a site, as it was stored. */
  read(site: string, path: string): Promise<Buffer | null>;
  /** The same as a browser gets it. */
  fetch(site: string, path: string): Promise<Buffer | null>;
  /** The versions of a remote that are deployed. */
  versionsOf(remote: string): Promise<string[]>;
  /** Deploys a version's folder, which never changes after; nothing refers to it yet. */
  upload(build: Build): Promise<void>;
  removeVersion(remote: string, version: string): Promise<void>;
  /** What every deployed file hashes to, by `site/path`; without the pages that follow what is live. */
  fingerprint(): Promise<ReadonlyMap<string, string>>;
};

/** Somebody else's release became live while this one was being made. */
export class Overtaken extends Error {
  constructor(readonly revision: number) {
    super(`Revision ${revision} has become live in the meantime.`);
    this.name = 'Overtaken';
  }
}
