import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Placeholder for the site's origin, which is only known at deployment. */
export const ORIGIN_PLACEHOLDER = '%ORIGIN%';

/** Files that need absolute URLs, because crawlers read them: the page, robots.txt, the sitemap. */
const FILES_WITH_ABSOLUTE_URLS = /\.(html|txt|xml)$/;

/** Replaces the placeholder by `origin`, without a trailing slash, in the files at the root of a site. */
export async function fillOrigin(site: string, origin: string): Promise<void> {
  const names = (await readdir(site)).filter((name) => FILES_WITH_ABSOLUTE_URLS.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = join(site, name);
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replaceAll(ORIGIN_PLACEHOLDER, origin));
    }),
  );
}
