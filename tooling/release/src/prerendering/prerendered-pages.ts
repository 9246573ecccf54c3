import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CriticalAssets } from '@bank/contracts';
import * as v from 'valibot';
import { renderPrerenderedPage, type PrerenderedPage } from './prerendered-page';
import { readJson } from '../json-file';
import { openReleased } from '../live-build';
import type { LiveRemote } from '../live-remote';
import { HOST } from '../sites';
import type { SiteStore } from '../site-store';
import { createFontSubset } from './font-subset';

/** The fallback page of every path without a prerendered page. */
export const SHELL_PAGE = 'app.html';

/**
 * A copy of the fallback page that Hosting serves with the status 404. It is the app, too: it shows the error
 * page, or the page of a remote that was added after the host was deployed.
 */
export const NOT_FOUND_PAGE = '404.html';

/** The files of the paths that may be prerendered. firebase.json has the same rewrites. */
const FILES: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/AboutUs': 'about-us.html',
  '/SignIn': 'sign-in.html',
  '/SignUp': 'sign-up.html',
  '/Forget-password': 'forget-password.html',
};
const STYLE_PREFIX = 'page-';
const PAGE_PLACEHOLDER = '%PAGE%';
const SOURCE_MAP = /\n?\/\*# sourceMappingURL=[^\n]*\n?$/;

const PRERENDERED_FILE = 'prerendered.json';
const Prerendered = v.object({
  pages: v.record(v.string(), v.string()),
  styles: v.array(v.string()),
  /** Of the host's own pages. */
  heads: v.optional(
    v.record(v.string(), v.object({ title: v.string(), description: v.string() })),
    {},
  ),
});

/**
 * Writes the host's prerendered pages. Their HTML and critical CSS come from the build of the host and those of
 * the live remotes. A path without HTML falls back to the shell page.
 */
export async function writePrerenderedPages(
  { folder: host, originOf }: { folder: string; originOf(site: string): string },
  sites: SiteStore,
  remotes: readonly LiveRemote[],
): Promise<void> {
  const names = await readdir(host);
  const shell = await readFile(join(host, SHELL_PAGE), 'utf8');
  const own = await readPrerenderedFile(host);
  const frame = own.pages.frame ?? PAGE_PLACEHOLDER;
  const pages = new Map<string, Omit<PrerenderedPage, 'typeface'>>();
  const stale = new Set(names.filter((name) => name.startsWith(STYLE_PREFIX)));
  for (const { name, record, summary } of remotes) {
    // A dev server's files have no hashes.
    if (!record?.live.files) continue;
    const { version, read } = await openReleased(sites, name, record.live);
    if (!version.files[PRERENDERED_FILE]) continue;
    const prerendered = JSON.parse((await read(PRERENDERED_FILE)).toString());
    const { pages: htmlByPath, styles } = v.parse(Prerendered, prerendered);
    const sheets: CriticalAssets['styles'][number][] = [];
    for (const style of styles) {
      const file = `${STYLE_PREFIX}${style}`;
      const bytes = await read(style);
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
  const ownStyles = await Promise.all(
    own.styles.map(async (file) => ({ file, text: await readStyles(join(host, file)) })),
  );
  for (const [path, head] of Object.entries(own.heads)) {
    pages.set(path, { path, ...head, html: own.pages[path] ?? '', styles: ownStyles });
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

async function readStyles(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).replace(SOURCE_MAP, '');
}

/** Reads what a build has prerendered: HTML by path, and style sheets. */
export async function readPrerenderedFile(
  folder: string,
): Promise<v.InferOutput<typeof Prerendered>> {
  const names = await readdir(folder).catch(() => [] as string[]);
  // Most remotes have no public page.
  if (!names.includes(PRERENDERED_FILE)) return { pages: {}, styles: [], heads: {} };
  return readJson(join(folder, PRERENDERED_FILE), Prerendered, 'Build it again: npm run build');
}
