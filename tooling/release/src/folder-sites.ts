import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { listFiles } from './list-files';
import { writeJson } from './json-file';
import { CommandError } from './command-error';
import { type Build, download, isVersionFolder, type SiteStore } from './site-store';
import { integrityOf, isShipped, VERSION_FILE } from './version';

export type FolderSitesOptions = {
  /** The folder that contains a folder for each site. */
  sites: string;
  originOf(site: string): string;
  /** Whether to deploy source maps, which contain all sources. */
  withMaps: boolean;
  /** Whether a server serves the folder, so that files can be fetched like in a browser. */
  isServed: boolean;
};

/** Sites in a local folder, which the Hosting emulator serves. */
export function folderSites({
  sites,
  originOf,
  withMaps,
  isServed,
}: FolderSitesOptions): SiteStore {
  return {
    originOf,
    async versionsOf(remote) {
      const names = await readdir(join(sites, remote)).catch(missing([]));
      return names.filter(isVersionFolder).sort();
    },
    async upload({ version, folder }) {
      const to = join(sites, version.name, version.version);
      const part = join(sites, version.name, `.${randomUUID()}`);
      await mkdir(dirname(to), { recursive: true });
      await cp(folder, part, {
        recursive: true,
        filter: (file) => isShipped(basename(file)) || (withMaps && file.endsWith('.map')),
      });
      await writeJson(join(part, VERSION_FILE), version);
      // A rename is atomic: the folder appears as a whole or not at all.
      await rename(part, to).catch(async (error: NodeJS.ErrnoException) => {
        await rm(part, { recursive: true });
        if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
        await assertUnchanged({ version, folder: to });
      });
    },
    async removeVersions(remote, versions) {
      for (const version of versions) {
        await rm(join(sites, remote, version), { recursive: true, force: true });
      }
    },
    fetch: (site, path) =>
      isServed ? download(`${originOf(site)}/${path}`) : readOrNull(join(sites, site, path)),
    async fingerprint(names) {
      const hashesOf = async (site: string) => {
        const files = await listFiles(join(sites, site)).catch(missing([]));
        return Promise.all(
          files.map(async (file) => {
            const bytes = await readFile(join(sites, site, file));
            return [`${site}/${file}`, integrityOf(bytes)] as const;
          }),
        );
      };
      return new Map((await Promise.all(names.map(hashesOf))).flat());
    },
  };
}

async function assertUnchanged({ version, folder }: Build): Promise<void> {
  for (const [file, integrity] of Object.entries(version.files)) {
    const bytes = await readOrNull(join(folder, file));
    if (bytes && integrityOf(bytes) === integrity) continue;
    throw new CommandError(
      `${join(folder, file)} is not what was deployed as ${version.version}.`,
      'A deployed folder was changed: delete that folder and publish again.',
    );
  }
}

async function readOrNull(file: string): Promise<Buffer | null> {
  return readFile(file).catch(missing(null));
}

/** Returns a catch handler that falls back to `value` if a file or folder does not exist. */
function missing<T>(value: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return value;
    throw error;
  };
}
