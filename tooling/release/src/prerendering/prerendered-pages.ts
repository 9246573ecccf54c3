import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CriticalAssets, RouteAccess } from '@bank/contracts';
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
export const PRERENDERED_FILES: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/AboutUs': 'about-us.html',
  '/SignIn': 'sign-in.html',
  '/SignUp': 'sign-up.html',
  '/Forget-password': 'forget-password.html',
  '/DashBoard': 'dashboard.html',
};
const STYLE_PREFIX = 'page-';
const PAGE_PLACEHOLDER = '%PAGE%';
const SOURCE_MAP = /\n?\/\*# sourceMappingURL=[^\n]*\n?$/;

const PRERENDERED_FILE = 'prerendered.json';
const Prerendered = v.object({
  pages: v.record(v.string(), v.string()),
  styles: v.array(v.string()),
  /** The variants of a remote's pages for customers, by path. The first is the HTML of the page itself. */
  variants: v.optional(
    v.record(
      v.string(),
      v.array(v.object({ language: v.string(), isBalanceShown: v.boolean(), html: v.string() })),
    ),
    {},
  ),
  /** The host's layout around a remote's page for customers, by language. */
  customerFrames: v.optional(v.record(v.string(), v.string()), {}),
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
    // Without a valid signature there is no record; a dev server's files have no hashes.
    if (!record?.live.files) continue;
    const { version, read } = await openReleased(sites, name, record.live);
    if (!version.files[PRERENDERED_FILE]) continue;
    const prerendered = JSON.parse((await read(PRERENDERED_FILE)).toString());
    const { pages: htmlByPath, variants, styles } = v.parse(Prerendered, prerendered);
    const sheets: CriticalAssets['styles'][number][] = [];
    for (const style of styles) {
      const file = `${STYLE_PREFIX}${style}`;
      const bytes = await read(style);
      await writeFile(join(host, file), bytes);
      stale.delete(file);
      sheets.push({ file, text: bytes.toString().replace(SOURCE_MAP, '') });
    }
    const release = { name, revision: record.revision };
    const addPage = (path: string, access: RouteAccess, html: string) => {
      const route = summary.routes.find((candidate) => candidate.path === path);
      if (route?.access !== access) return;
      const { title, description } = route;
      const isForCustomers = access === 'customer';
      pages.set(path, { path, title, description, html, styles: sheets, release, isForCustomers });
    };
    for (const [path, content] of Object.entries(htmlByPath)) {
      addPage(path, 'public', inside(frame, content));
    }
    for (const [path, list] of Object.entries(variants)) {
      addPage(path, 'customer', withTemplates(own.customerFrames, list));
    }
  }
  const ownStyles = await Promise.all(
    own.styles.map(async (file) => ({ file, text: await readStyles(join(host, file)) })),
  );
  for (const [path, head] of Object.entries(own.heads)) {
    pages.set(path, { path, ...head, html: own.pages[path] ?? '', styles: ownStyles });
  }
  const forVisitors = [...pages.values()].filter(({ isForCustomers }) => !isForCustomers);
  const text = forVisitors.map(({ html }) => html).join('');
  const subset = await createFontSubset(text, shell, (file) => readFile(join(host, file)));
  for (const [path, file] of Object.entries(PRERENDERED_FILES)) {
    const page = pages.get(path);
    // A customer has visited other pages before: the font is in the browser's cache.
    const typeface = page?.isForCustomers ? null : subset;
    const html = page && renderPrerenderedPage(shell, { ...page, typeface }, originOf(HOST));
    await writeFile(join(host, file), html ?? shell);
  }
  for (const name of stale) await rm(join(host, name));
}

function inside(frame: string, content: string): string {
  return frame.replace(PAGE_PLACEHOLDER, () => content);
}

/** The first variant, and a template for each other, of which the first script of the page selects one. */
function withTemplates(
  frames: Readonly<Record<string, string>>,
  variants: readonly { language: string; isBalanceShown: boolean; html: string }[],
): string {
  const parts = variants.map(({ language, isBalanceShown, html }, index) => {
    const page = inside(frames[language] ?? PAGE_PLACEHOLDER, html);
    const balance = isBalanceShown ? ' data-balance-shown' : '';
    return index === 0
      ? page
      : `<template data-language="${language}"${balance}>${page}</template>`;
  });
  return parts.join('');
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
  if (!names.includes(PRERENDERED_FILE))
    return { pages: {}, variants: {}, customerFrames: {}, styles: [], heads: {} };
  return readJson(join(folder, PRERENDERED_FILE), Prerendered, 'Build it again: npm run build');
}
