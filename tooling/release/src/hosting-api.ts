import * as v from 'valibot';
import { type HostingClient, hostingClient } from './hosting-client';
import { CommandError } from './command-error';

/** Hashes of the compressed files, by path with a leading slash. */
export type HostingFiles = ReadonlyMap<string, string>;

export type HostingRelease = {
  id: string;
  /** The resource name of what was released. */
  version: string;
  /** The release on which it was built: NO_RELEASE for the first; null if something else made it. */
  base: string | null;
};

export type NewVersion = {
  base: string;
  config: object;
  files: HostingFiles;
  /** The compressed files that may have to be uploaded, by hash. */
  contents: ReadonlyMap<string, Buffer>;
};

export const NO_RELEASE = 'none';

const BASE_LABEL = 'base-release';

// What Hosting accepts in one request, and what the Firebase CLI sends.
const FILES_PER_REQUEST = 1000;
const UPLOADS_AT_ONCE = 50;

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

function inGroups<T>(items: Iterable<T>, size: number): T[][] {
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
  for (const group of inGroups(files, FILES_PER_REQUEST)) {
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
    for (const hashes of inGroups(uploadRequiredHashes, UPLOADS_AT_ONCE)) {
      await Promise.all(hashes.map(upload));
    }
  }
}

export type HostingApi = ReturnType<typeof hostingApi>;

/** The sites of a Firebase project, through Hosting's REST API. */
export function hostingApi(projectId: string) {
  const client = hostingClient(projectId);
  // A finalized version never changes.
  const known = new Map<string, HostingFiles>();

  return {
    async createSite(site: string): Promise<void> {
      const create = client.send('POST', `/projects/${projectId}/sites`, {}, { siteId: site });
      await create.catch(async (error: unknown) => {
        // Somebody else may just have created it.
        if (!(await client.get(`/projects/${projectId}/sites/${site}`))) throw error;
      });
    },

    /** The latest releases of a site, the newest first; null if the site does not exist. */
    async releasesOf(site: string): Promise<HostingRelease[] | null> {
      const path = `/projects/${projectId}/sites/${site}/channels/live/releases`;
      const answer = await client.get(path);
      if (answer === null) return null;
      return v.parse(Releases, answer).releases.map(({ name, type, version }) => ({
        id: name.split('/').at(-1) ?? name,
        version: version.name,
        // A version that somebody has rolled back to is wanted as it is.
        base: (type === 'DEPLOY' && version.labels?.[BASE_LABEL]) || null,
      }));
    },

    /** The files of a finalized version; null if Hosting no longer has it. */
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

    /** Makes these files the live version of a site in one step. */
    async release(site: string, version: NewVersion): Promise<void> {
      const at = `/projects/${projectId}/sites/${site}`;
      const created = await client.send('POST', `${at}/versions`, {
        labels: { [BASE_LABEL]: version.base },
      });
      const { name } = v.parse(Named, created);
      await uploadFiles(client, name, version);
      const final = { status: 'FINALIZED', config: version.config };
      await client.send('PATCH', `/${name}`, final, { updateMask: 'status,config' });
      await client.send('POST', `${at}/channels/live/releases`, {}, { versionName: name });
    },
  };
}
