import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { composePage, type PublicPage } from './compose-page';
import { readJson } from './json-file';
import type { PublishedRegistry } from './registry';
import { HOST } from './sites';

/** The page of every address that has none of its own. */
export const SHELL_PAGE = 'app.html';

/** From which file of the host's site a path is served that may stand in its HTML; firebase.json says the same. */
const FILES: Readonly<Record<string, string>> = { '/': 'index.html', '/AboutUs': 'about-us.html' };
const STYLE_PREFIX = 'page-';
const PAGE_MARK = '%PAGE%';

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
  const pages = new Map<string, PublicPage>();
  const stale = new Set(names.filter((name) => name.startsWith(STYLE_PREFIX)));
  for (const { live } of registry.remotes) {
    const { name } = live.remote as { name: string };
    const folder = join(sites, name, live.version);
    const { pages: given, styles } = await readFacts(folder);
    const { routes } = v.parse(Manifest, live.remote);
    for (const [path, html] of Object.entries(given)) {
      const route = routes.find((candidate) => candidate.path === path);
      if (!route) continue;
      const inFrame = frame.replace(PAGE_MARK, () => html);
      const own = styles.map((style) => `${STYLE_PREFIX}${style}`);
      pages.set(path, { ...route, description: route.description, html: inFrame, styles: own });
    }
    if (Object.keys(given).length === 0) continue;
    for (const style of styles) {
      await cp(join(folder, style), join(host, `${STYLE_PREFIX}${style}`));
      stale.delete(`${STYLE_PREFIX}${style}`);
    }
  }
  for (const [path, file] of Object.entries(FILES)) {
    const page = pages.get(path);
    await writeFile(join(host, file), page ? composePage(shell, page, originOf(HOST)) : shell);
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
