import { createHash, randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ApiError, failedPrecondition, notFound } from './api-server';
import type { HostingConfig } from './served-config';

export type HostingVersion = {
  id: string;
  status: 'CREATED' | 'FINALIZED';
  config: HostingConfig;
  labels: Record<string, string>;
  createTime: string;
  /** Hashes of the compressed files, by path. */
  files: Map<string, string>;
};

type NewVersion = {
  config?: HostingConfig | undefined;
  labels?: Record<string, string> | undefined;
  files?: Map<string, string>;
};

export type HostingRelease = {
  id: string;
  /** ROLLBACK if its version was released before. */
  type: 'DEPLOY' | 'ROLLBACK';
  version: HostingVersion;
  message?: string | undefined;
  releaseTime: string;
};

/** A Hosting site: everything that was ever uploaded, all versions, and what was released when. */
export class HostingSite {
  readonly #blobs = new Map<string, Buffer>();
  readonly #versions = new Map<string, HostingVersion>();
  /** The newest first. */
  readonly releases: HostingRelease[] = [];

  constructor(
    readonly id: string,
    readonly origin: string,
  ) {}

  get versions(): HostingVersion[] {
    return [...this.#versions.values()];
  }

  get live(): HostingVersion | undefined {
    return this.releases[0]?.version;
  }

  contentOf(version: HostingVersion, path: string): Buffer | undefined {
    const blob = this.#blobs.get(version.files.get(path) ?? '');
    return blob && gunzipSync(blob);
  }

  version(id: string): HostingVersion {
    const version = this.#versions.get(id);
    if (version) return version;
    throw notFound(`The version ${id} of ${this.id}`);
  }

  createVersion({ config = {}, labels = {}, files = new Map() }: NewVersion): HostingVersion {
    const version: HostingVersion = {
      id: randomBytes(8).toString('hex'),
      status: 'CREATED',
      config,
      labels,
      files,
      createTime: new Date().toISOString(),
    };
    this.#versions.set(version.id, version);
    return version;
  }

  /** Adds files to a version; an empty hash removes one. Returns the hashes that must be uploaded. */
  populate(id: string, files: Readonly<Record<string, string>>): string[] {
    const version = this.#open(id);
    for (const [path, hash] of Object.entries(files)) {
      if (hash) version.files.set(path, hash);
      else version.files.delete(path);
    }
    return this.#missing(Object.values(files).filter(Boolean));
  }

  upload(id: string, hash: string, body: Buffer): void {
    this.#open(id);
    if (createHash('sha256').update(body).digest('hex') !== hash) {
      throw new ApiError(400, 'INVALID_ARGUMENT', `The content hash is not ${hash}.`);
    }
    this.#blobs.set(hash, body);
  }

  configure(id: string, config: HostingConfig): void {
    this.#open(id).config = config;
  }

  finalize(id: string): void {
    const version = this.#open(id);
    const missing = this.#missing(version.files.values());
    if (missing.length > 0) {
      throw failedPrecondition(`Files were not uploaded: ${missing.join(', ')}.`);
    }
    version.status = 'FINALIZED';
  }

  release(id: string, message?: string): HostingRelease {
    const version = this.version(id);
    if (version.status !== 'FINALIZED') throw failedPrecondition(`${id} is not finalized.`);
    const [latest] = this.releases;
    const release: HostingRelease = {
      // Microseconds, as on the real Hosting; each release has its own.
      id: String(Math.max(Date.now() * 1000, Number(latest?.id ?? 0) + 1)),
      type: this.releases.some((earlier) => earlier.version === version) ? 'ROLLBACK' : 'DEPLOY',
      version,
      message,
      releaseTime: new Date().toISOString(),
    };
    this.releases.unshift(release);
    return release;
  }

  /** Makes a version of only these texts live, as if another tool had deployed it. */
  deploy(texts: Readonly<Record<string, string>>): void {
    const { id } = this.createVersion({});
    for (const [path, text] of Object.entries(texts)) {
      const blob = gzipSync(text);
      const hash = createHash('sha256').update(blob).digest('hex');
      this.populate(id, { [path]: hash });
      this.upload(id, hash, blob);
    }
    this.finalize(id);
    this.release(id);
  }

  #open(id: string): HostingVersion {
    const version = this.version(id);
    if (version.status === 'CREATED') return version;
    throw failedPrecondition(`${id} is finalized and cannot be changed.`);
  }

  #missing(hashes: Iterable<string>): string[] {
    return [...new Set(hashes)].filter((hash) => !this.#blobs.has(hash));
  }
}
