import * as v from 'valibot';
import { type HostingClient, hostingClient } from './hosting-client';
import { CommandError } from './command-error';

/** The hash of each compressed file by its path, with a leading slash. */
export type HostingFiles = ReadonlyMap<string, string>;

export type HostingRelease = {
  id: string;
  /** The resource name of the released version. */
  version: string;
  /** The release that it was built on: NO_RELEASE for the first one; null if another tool made it. */
  base: string | null;
};

export type NewVersion = {
  base: string;
  config: object;
  files: HostingFiles;
  /** The compressed files that Hosting may not have yet, by hash. */
  contents: ReadonlyMap<string, Buffer>;
};

export const NO_RELEASE = 'none';

const BASE_LABEL = 'base-release';

// The limits of Hosting's API, and the concurrency that the Firebase CLI uses.
const FILES_PER_REQUEST = 1000;
const MAX_PARALLEL_UPLOADS = 50;

const Page = { nextPageToken: v.optional(v.string()) };
const Releases = v.object({
  releases: v.optional(
    v.array(
      v.object({
        name: v.string(),
        type: v.optional(v.string()),
        version: v.object({
          name: v.string(),
          labels: v.optional(v.record(v.string(), v.string())),
        }),
      }),
    ),
    [],
  ),
});
const Files = v.object({
  ...Page,
  files: v.optional(v.array(v.object({ path: v.string(), hash: v.string() })), []),
});
const Named = v.object({ name: v.string() });
const Populated = v.object({
  uploadRequiredHashes: v.optional(v.array(v.string()), []),
  uploadUrl: v.string(),
});

function chunked<T>(items: Iterable<T>, size: number): T[][] {
  const all = [...items];
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}

async function uploadFiles(
  client: HostingClient,
  version: string,
  { files, contents }: NewVersion,
) {
  for (const group of chunked(files, FILES_PER_REQUEST)) {
    const answer = await client.send('POST', `/${version}:populateFiles`, {
      files: Object.fromEntries(group),
    });
    const { uploadRequiredHashes, uploadUrl } = v.parse(Populated, answer);
    const upload = (hash: string) => {
      const content = contents.get(hash);
      if (content) return client.upload(uploadUrl, hash, content);
      throw new CommandError(
        `Firebase Hosting no longer has the deployed file with the hash ${hash}.`,
        'Remove the version it belongs to, and publish that again.',
      );
    };
    for (const hashes of chunked(uploadRequiredHashes, MAX_PARALLEL_UPLOADS)) {
      await Promise.all(hashes.map(upload));
    }
  }
}

export type HostingApi = ReturnType<typeof hostingApi>;

/** Client of Hosting's REST API for the sites of a Firebase project. */
export function hostingApi(projectId: string) {
  const client = hostingClient(projectId);
  // Cache: a finalized version never changes.
  const known = new Map<string, HostingFiles>();

  return {
    async createSite(site: string): Promise<void> {
      const create = client.send('POST', `/projects/${projectId}/sites`, {}, { siteId: site });
      await create.catch(async (error: unknown) => {
        // A concurrent release may have created it.
        if (!(await client.get(`/projects/${projectId}/sites/${site}`))) throw error;
      });
    },

    /** Returns the latest releases of a site, newest first; null if the site does not exist. */
    async releasesOf(site: string): Promise<HostingRelease[] | null> {
      const path = `/projects/${projectId}/sites/${site}/channels/live/releases`;
      const answer = await client.get(path);
      if (answer === null) return null;
      return v.parse(Releases, answer).releases.map(({ name, type, version }) => ({
        id: name.split('/').at(-1) ?? name,
        version: version.name,
        // After a rollback in the console nothing is merged: that version was chosen on purpose.
        base: (type === 'DEPLOY' && version.labels?.[BASE_LABEL]) || null,
      }));
    },

    /** Returns the files of a finalized version; null if Hosting no longer has it. */
    async filesOf(version: string): Promise<HostingFiles | null> {
      const cached = known.get(version);
      if (cached) return cached;
      const files = new Map<string, string>();
      for (let pageToken: string | undefined = ''; pageToken !== undefined;) {
        const query = { pageSize: String(FILES_PER_REQUEST), ...(pageToken && { pageToken }) };
        const answer = await client.get(`/${version}/files`, query);
        if (answer === null) return null;
        const page: v.InferOutput<typeof Files> = v.parse(Files, answer);
        for (const { path, hash } of page.files) files.set(path, hash);
        pageToken = page.nextPageToken;
      }
      known.set(version, files);
      return files;
    },

    /** Publishes these files as the live version of a site, atomically. */
    async release(site: string, version: NewVersion): Promise<void> {
      const sitePath = `/projects/${projectId}/sites/${site}`;
      const created = await client.send('POST', `${sitePath}/versions`, {
        labels: { [BASE_LABEL]: version.base },
      });
      const { name } = v.parse(Named, created);
      await uploadFiles(client, name, version);
      const final = { status: 'FINALIZED', config: version.config };
      await client.send('PATCH', `/${name}`, final, { updateMask: 'status,config' });
      await client.send('POST', `${sitePath}/channels/live/releases`, {}, { versionName: name });
    },
  };
}
