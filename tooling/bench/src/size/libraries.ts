import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Script } from './builds';

/**
 * What stands in several scripts of a page on purpose: the small part of the federation's runtime by
 * which an entry finds the host's, and the frame of an icon, which is smaller than asking for it.
 */
const ALLOWED = [
  /\/@module-federation\//,
  /\/lucide-react\/dist\/esm\/(?!icons\/)/,
  /\/lucide-react\/dist\/esm\/icons\//,
];

/** The files of libraries that a script was made of, as its source map says. */
async function sourcesOf({ folder, name }: Script): Promise<string[]> {
  const map = JSON.parse(await readFile(join(folder, `${name}.map`), 'utf8')) as {
    sources: string[];
  };
  return map.sources.flatMap((source) => /\/node_modules\/.*$/.exec(source)?.[0] ?? []);
}

/** The libraries in these scripts, by name. */
export async function librariesIn(scripts: readonly Script[]): Promise<Set<string>> {
  const sources = (await Promise.all(scripts.map(sourcesOf))).flat();
  return new Set(
    sources.flatMap((source) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []),
  );
}

/** The library files that are in more than one of these scripts, each with the scripts that hold it. */
export async function twiceIn(scripts: readonly Script[]): Promise<string[]> {
  const holders = new Map<string, Set<string>>();
  for (const script of scripts) {
    for (const source of await sourcesOf(script)) {
      if (ALLOWED.some((pattern) => pattern.test(source))) continue;
      holders.set(source, (holders.get(source) ?? new Set()).add(script.name));
    }
  }
  return [...holders]
    .filter(([, names]) => names.size > 1)
    .map(([source, names]) => `${source} in ${[...names].join(' and ')}`);
}
