import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageParts } from '@bank/contracts';
import * as v from 'valibot';
import { composePage, type PublicPage } from './compose-page';
import { readJson } from './json-file';
import type { PublishedRegistry } from './registry';
import { HOST } from './sites';
import { typefaceFor } from './typeface';

/** The page of every address that has none of its own. */
export const SHELL_PAGE = 'app.html';

/** From which file of the host's site a path is served that may stand in its HTML; firebase.json says the same. */
const FILES: Readonly<Record<string, string>> = { '/': 'index.html', '/AboutUs': 'about-us.html' };
const STYLE_PREFIX = 'page-';
const PAGE_MARK = '%PAGE%';
const SOURCE_MAP = /\n?\/\*# sourceMappingURL=[^\n]*\n?$/;

const FACTS = 'prerendered.json';
const Facts = v.object({ pages: v.record(v.string(), v.string()), styles: v.array(v.string()) });
const Manifest = v.object({
  routes: v.array(
    v.object({ path: v.string(), title: v.string(), description: v.optional(v.string()) }),
  ),
});

/** Whether a file of the host's site follows from what is live, and changes with it. */
export function isPublicPage(path: string): boolean {
  const [site, name = ''] = path.split(/[\\/]/);
  return site === HOST && (Object.values(FILES).includes(name) || name.startsWith(STYLE_PREFIX));
}

type Place = { sites: string; originOf(site: string): string };

/**
 * Writes the host's pages for visitors anew, from what is live: the HTML comes from the remotes'
 * builds. A path for which nobody gives any has the page of all others.
 */
export async function writePublicPages(
  { sites, originOf }: Place,
  registry: PublishedRegistry,
): Promise<void> {
  const host = join(sites, HOST);
  const names = await readdir(host).catch(() => [] as string[]);
  // Something else serves the host, or it has no frame for such pages.
  if (!names.includes(SHELL_PAGE) || !names.includes(FACTS)) return;
  const shell = await readFile(join(host, SHELL_PAGE), 'utf8');
  const frame = (await readFacts(host)).pages.frame ?? PAGE_MARK;
  const pages = new Map<string, Omit<PublicPage, 'typeface'>>();
  const stale = new Set(names.filter((name) => name.startsWith(STYLE_PREFIX)));
  for (const { live } of registry.remotes) {
    const { name } = live.remote as { name: string };
    const folder = join(sites, name, live.version);
    const { pages: given, styles } = await readFacts(folder);
    const { routes } = v.parse(Manifest, live.remote);
    if (Object.keys(given).length === 0) continue;
    const sheets: PageParts['styles'][number][] = [];
    for (const style of styles) {
      const file = `${STYLE_PREFIX}${style}`;
      await cp(join(folder, style), join(host, file));
      stale.delete(file);
      const text = await readFile(join(folder, style), 'utf8');
      sheets.push({ file, text: text.replace(SOURCE_MAP, '') });
    }
    for (const [path, content] of Object.entries(given)) {
      const route = routes.find((candidate) => candidate.path === path);
      if (!route) continue;
      const html = frame.replace(PAGE_MARK, () => content);
      pages.set(path, { ...route, description: route.description, html, styles: sheets });
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

/** What a build gives for pages before their program: HTML by its place, and its style sheets. */
export async function readFacts(folder: string): Promise<v.InferOutput<typeof Facts>> {
  const names = await readdir(folder).catch(() => [] as string[]);
  // Most remotes have no page for visitors.
  if (!names.includes(FACTS)) return { pages: {}, styles: [] };
  return readJson(join(folder, FACTS), Facts, 'Build it again: npm run build');
}
