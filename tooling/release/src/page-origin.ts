import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Stands where a file needs the site's whole address, which only a deployment knows. */
export const ORIGIN_MARK = '%ORIGIN%';

/** Files that are read elsewhere, where a relative address leads nowhere: the page, robots.txt, the sitemap. */
const READ_ELSEWHERE = /\.(html|txt|xml)$/;

/** Writes `origin`, without a closing slash, into the files at the root of an assembled site. */
export async function fillOrigin(site: string, origin: string): Promise<void> {
  const names = (await readdir(site)).filter((name) => READ_ELSEWHERE.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = join(site, name);
      const text = await readFile(file, 'utf8');
      if (text.includes(ORIGIN_MARK)) await writeFile(file, text.replaceAll(ORIGIN_MARK, origin));
    }),
  );
}
