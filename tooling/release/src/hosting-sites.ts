import { type FirebaseConfig, remoteSiteConfig } from './firebase-config';
import { hostingApi, type HostingFiles } from './hosting-api';
import { compressFolder, assertUnchangedFiles } from './hosting-folder';
import { isSame, readState } from './hosting-state';
import { CommandError } from './command-error';
import { download, isVersionFolder, type SiteStore } from './site-store';

export type HostingSitesOptions = {
  projectId: string;
  /** A site's id in Firebase Hosting. */
  siteId(site: string): string;
  originOf(site: string): string;
  /** The repository's firebase.json, which defines each site's response headers. */
  config: FirebaseConfig;
};

type Change = {
  contents: ReadonlyMap<string, Buffer>;
  /** Returns the site's new files; the same files if nothing changes. */
  apply(files: HostingFiles): HostingFiles | Promise<HostingFiles>;
};

// Each retry includes the changes of concurrent releases.
const MAX_ATTEMPTS = 10;

/**
 * The Hosting sites of a real Firebase project. Every change is a new version of the whole site, which
 * refers to deployed files by hash: only new files are uploaded, and none is downloaded.
 */
export function hostingSites(options: HostingSitesOptions): SiteStore {
  const { siteId, originOf, config } = options;
  const api = hostingApi(options.projectId);
  const fetchFile = (site: string, path: string) => download(`${originOf(site)}/${path}`);

  async function change(site: string, { contents, apply }: Change): Promise<void> {
    const id = siteId(site);
    const served = await apiConfig(config);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const { isCreated, release, live, merged } = await readState(api, id);
      const files = await apply(merged);
      if (isSame(files, live)) return;
      if (!isCreated) await api.createSite(id);
      await api.release(id, { base: release, config: served, files, contents });
    }
    throw new CommandError(
      `Concurrent releases changed the site ${id} ${MAX_ATTEMPTS} times in a row.`,
      'Run the same command again.',
    );
  }

  return {
    originOf,
    fetch: fetchFile,
    async versionsOf(remote) {
      const { live } = await readState(api, siteId(remote));
      const folders = [...live.keys()].map((path) => path.split('/')[1] ?? '');
      return [...new Set(folders)].filter(isVersionFolder).sort();
    },
    async upload(build) {
      const { name, version } = build.version;
      const { files: added, contents } = await compressFolder(build);
      await change(name, {
        contents,
        async apply(files) {
          const deployed = below(files, version);
          if (deployed.size === 0) return new Map([...files, ...added]);
          await assertUnchangedFiles(build, deployed, added, (path) => fetchFile(name, path));
          return files;
        },
      });
    },
    async removeVersions(remote, versions) {
      await change(remote, {
        contents: new Map(),
        apply: (files) => {
          const removed = versions.flatMap((version) => [...below(files, version).keys()]);
          return new Map([...files].filter(([path]) => !removed.includes(path)));
        },
      });
    },
    async fingerprint(sites) {
      const filesOf = async (site: string) => {
        const { live } = await readState(api, siteId(site));
        return [...live].map(([path, hash]) => [`${site}${path}`, hash] as const);
      };
      return new Map((await Promise.all(sites.map(filesOf))).flat());
    },
  };
}

function below(files: HostingFiles, version: string): HostingFiles {
  return new Map([...files].filter(([path]) => path.startsWith(`/${version}/`)));
}

/** Imports the Firebase CLI lazily, because it is slow to load. */
async function apiConfig(config: FirebaseConfig): Promise<object> {
  const remote = remoteSiteConfig(config);
  const { convertConfig } = await import('firebase-tools/lib/deploy/hosting/convertConfig.js');
  return convertConfig({}, {}, { config: remote });
}
