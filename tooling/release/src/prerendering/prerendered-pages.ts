import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CriticalAssets, ReleaseVersion } from '@bank/contracts';
import * as v from 'valibot';
import { renderPrerenderedPage, type PrerenderedPage } from './prerendered-page';
import { readJson } from '../json-file';
import type { LiveRemote } from '../live-remote';
import { CommandError } from '../command-error';
import { HOST } from '../sites';
import type { SiteStore } from '../site-store';
import { createFontSubset } from './font-subset';
import { integrityOf, parseVersion, VERSION_FILE } from '../version';

/** The fallback page of every path without a prerendered page. */
export const SHELL_PAGE = 'app.html';

/** The files of the paths that may be prerendered. firebase.json has the same rewrites. */
const FILES: Readonly<Record<string, string>> = { '/': 'index.html', '/AboutUs': 'about-us.html' };
const STYLE_PREFIX = 'page-';
const PAGE_PLACEHOLDER = '%PAGE%';
const SOURCE_MAP = /\n?\/\*# sourceMappingURL=[^\n]*\n?$/;

const PRERENDERED_FILE = 'prerendered.json';
const Prerendered = v.object({
  pages: v.record(v.string(), v.string()),
  styles: v.array(v.string()),
});

/**
 * Writes the host's prerendered pages. Their HTML and critical CSS come from the builds of the live
 * remotes. A path without HTML falls back to the shell page.
 */
export async function writePrerenderedPages(
  { folder: host, originOf }: { folder: string; originOf(site: string): string },
  sites: SiteStore,
  remotes: readonly LiveRemote[],
): Promise<void> {
  const names = await readdir(host);
  const shell = await readFile(join(host, SHELL_PAGE), 'utf8');
  const frame = (await readPrerenderedFile(host)).pages.frame ?? PAGE_PLACEHOLDER;
  const pages = new Map<string, Omit<PrerenderedPage, 'typeface'>>();
  const stale = new Set(names.filter((name) => name.startsWith(STYLE_PREFIX)));
  for (const { name, record, summary } of remotes) {
    if (!record) continue;
    const read = await filesOf(sites, name, record.live);
    const prerendered = await read(PRERENDERED_FILE);
    const { pages: htmlByPath, styles } = prerendered
      ? v.parse(Prerendered, JSON.parse(prerendered.toString()))
      : { pages: {}, styles: [] };
    if (Object.keys(htmlByPath).length === 0) continue;
    const sheets: CriticalAssets['styles'][number][] = [];
    for (const style of styles) {
      const file = `${STYLE_PREFIX}${style}`;
      const bytes = (await read(style)) ?? Buffer.of();
      await writeFile(join(host, file), bytes);
      stale.delete(file);
      sheets.push({ file, text: bytes.toString().replace(SOURCE_MAP, '') });
    }
    for (const [path, content] of Object.entries(htmlByPath)) {
      const route = summary.routes.find((candidate) => candidate.path === path);
      if (!route) continue;
      const html = frame.replace(PAGE_PLACEHOLDER, () => content);
      const page = { path, title: route.title, description: route.description };
      const release = { name, revision: record.revision };
      pages.set(path, { ...page, html, styles: sheets, release });
    }
  }
  const text = [...pages.values()].map(({ html }) => html).join('');
  const typeface = await createFontSubset(text, shell, (file) => readFile(join(host, file)));
  for (const [path, file] of Object.entries(FILES)) {
    const page = pages.get(path);
    const html = page && renderPrerenderedPage(shell, { ...page, typeface }, originOf(HOST));
    await writeFile(join(host, file), html ?? shell);
  }
  for (const name of stale) await rm(join(host, name), { force: true });
}

/** Reads files of a released version and compares each with its hash in the signed record. */
async function filesOf(sites: SiteStore, name: string, { version, files }: ReleaseVersion) {
  const text = files === null ? null : await sites.fetch(name, `${version}/${VERSION_FILE}`);
  const isReleased = text !== null && integrityOf(text) === files;
  if (files !== null && !isReleased) {
    throw new CommandError(
      `The ${VERSION_FILE} of ${name} ${version} is not the one that was released.`,
      `Check the site of ${name}, or publish it again.`,
    );
  }
  const hashes = text ? parseVersion(text.toString(), version).files : {};
  return async (file: string): Promise<Buffer | null> => {
    const integrity = hashes[file];
    if (!integrity) return null;
    const bytes = await sites.fetch(name, `${version}/${file}`);
    if (bytes && integrityOf(bytes) === integrity) return bytes;
    throw new CommandError(
      `${version}/${file} of ${name} differs from the signed release.`,
      `Check the site of ${name}, or publish it again.`,
    );
  };
}

/** Reads what a build has prerendered: HTML by path, and style sheets. */
export async function readPrerenderedFile(
  folder: string,
): Promise<v.InferOutput<typeof Prerendered>> {
  const names = await readdir(folder).catch(() => [] as string[]);
  // Most remotes have no public page.
  if (!names.includes(PRERENDERED_FILE)) return { pages: {}, styles: [] };
  return readJson(join(folder, PRERENDERED_FILE), Prerendered, 'Build it again: npm run build');
}
