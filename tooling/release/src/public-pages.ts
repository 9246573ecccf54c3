import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageParts, ReleaseVersion } from '@bank/contracts';
import * as v from 'valibot';
import { composePage, type PublicPage } from './compose-page';
import { readJson } from './json-file';
import type { LiveRemote } from './live-remote';
import { CommandError } from './command-error';
import { HOST } from './sites';
import type { SiteStore } from './site-store';
import { typefaceFor } from './typeface';
import { integrityOf, parseVersion, VERSION_FILE } from './version';

/** The page of every address that has none of its own. */
export const SHELL_PAGE = 'app.html';

/** From which file of the host's site a path is served that may stand in its HTML; firebase.json says the same. */
const FILES: Readonly<Record<string, string>> = { '/': 'index.html', '/AboutUs': 'about-us.html' };
const STYLE_PREFIX = 'page-';
const PAGE_MARK = '%PAGE%';
const SOURCE_MAP = /\n?\/\*# sourceMappingURL=[^\n]*\n?$/;

const FACTS = 'prerendered.json';
const Facts = v.object({ pages: v.record(v.string(), v.string()), styles: v.array(v.string()) });

/**
 * Writes the host's public pages from what is live: their HTML comes from the remotes' builds. A path for
 * which no remote has HTML gets the page of all others.
 */
export async function writePublicPages(
  { folder: host, originOf }: { folder: string; originOf(site: string): string },
  sites: SiteStore,
  remotes: readonly LiveRemote[],
): Promise<void> {
  const names = await readdir(host);
  const shell = await readFile(join(host, SHELL_PAGE), 'utf8');
  const frame = (await readFacts(host)).pages.frame ?? PAGE_MARK;
  const pages = new Map<string, Omit<PublicPage, 'typeface'>>();
  const stale = new Set(names.filter((name) => name.startsWith(STYLE_PREFIX)));
  for (const { name, record, summary } of remotes) {
    if (!record) continue;
    const read = await filesOf(sites, name, record.live);
    const facts = await read(FACTS);
    const { pages: given, styles } = facts
      ? v.parse(Facts, JSON.parse(facts.toString()))
      : { pages: {}, styles: [] };
    if (Object.keys(given).length === 0) continue;
    const sheets: PageParts['styles'][number][] = [];
    for (const style of styles) {
      const file = `${STYLE_PREFIX}${style}`;
      const bytes = (await read(style)) ?? Buffer.of();
      await writeFile(join(host, file), bytes);
      stale.delete(file);
      sheets.push({ file, text: bytes.toString().replace(SOURCE_MAP, '') });
    }
    for (const [path, content] of Object.entries(given)) {
      const route = summary.routes.find((candidate) => candidate.path === path);
      if (!route) continue;
      const html = frame.replace(PAGE_MARK, () => content);
      const page = { path, title: route.title, description: route.description };
      const release = { name, revision: record.revision };
      pages.set(path, { ...page, html, styles: sheets, release });
    }
  }
  const text = [...pages.values()].map(({ html }) => html).join('');
  const typeface = await typefaceFor(text, shell, (file) => readFile(join(host, file)));
  for (const [path, file] of Object.entries(FILES)) {
    const page = pages.get(path);
    const html = page && composePage(shell, { ...page, typeface }, originOf(HOST));
    await writeFile(join(host, file), html ?? shell);
  }
  for (const name of stale) await rm(join(host, name), { force: true });
}

/** Reads files of a released version, each compared with the hashes that its signed record names. */
async function filesOf(sites: SiteStore, name: string, { version, files }: ReleaseVersion) {
  const text = files === null ? null : await sites.fetch(name, `${version}/${VERSION_FILE}`);
  const isReleased = text !== null && integrityOf(text) === files;
  if (files !== null && !isReleased) {
    throw new CommandError(
      `The ${VERSION_FILE} of ${name} ${version} is not the one that was released.`,
      `Look at the site of ${name}, or publish it again.`,
    );
  }
  const hashes = text ? parseVersion(text.toString(), version).files : {};
  return async (file: string): Promise<Buffer | null> => {
    const integrity = hashes[file];
    if (!integrity) return null;
    const bytes = await sites.fetch(name, `${version}/${file}`);
    if (bytes && integrityOf(bytes) === integrity) return bytes;
    throw new CommandError(
      `${version}/${file} of ${name} is not what was released.`,
      `Look at the site of ${name}, or publish it again.`,
    );
  };
}

/** What a build gives for pages before their program: HTML by its place, and its style sheets. */
export async function readFacts(folder: string): Promise<v.InferOutput<typeof Facts>> {
  const names = await readdir(folder).catch(() => [] as string[]);
  // Most remotes have no page for visitors.
  if (!names.includes(FACTS)) return { pages: {}, styles: [] };
  return readJson(join(folder, FACTS), Facts, 'Build it again: npm run build');
}
