import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Script } from './builds';

/**
 * Modules that may be duplicated in several scripts of a page: the bootstrap of the Module Federation
 * runtime, and icon wrappers, which are smaller than a request.
 */
const ALLOWED = [
  /\/@module-federation\//,
  /\/lucide-react\/dist\/esm\/(?!icons\/)/,
  /\/lucide-react\/dist\/esm\/icons\//,
];

/** Returns the library files in a script, read from its source map. */
async function sourcesOf({ folder, name }: Script): Promise<string[]> {
  const map = JSON.parse(await readFile(join(folder, `${name}.map`), 'utf8')) as {
    sources: string[];
  };
  return map.sources.flatMap((source) => /\/node_modules\/.*$/.exec(source)?.[0] ?? []);
}

/** Returns the names of the libraries in these scripts. */
export async function librariesIn(scripts: readonly Script[]): Promise<Set<string>> {
  const sources = (await Promise.all(scripts.map(sourcesOf))).flat();
  return new Set(
    sources.flatMap((source) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []),
  );
}

/** Returns the library files that are in more than one of these scripts, with the scripts' names. */
export async function duplicatedIn(scripts: readonly Script[]): Promise<string[]> {
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
