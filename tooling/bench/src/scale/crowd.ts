import { createHash } from 'node:crypto';
import type { PublishedRemote, PublishedVersion } from '@bank/release';

export type Document = { revision: number; remotes: PublishedRemote[] };

const hash = (text: string, algorithm: string) => createHash(algorithm).update(text);

// A hundred names that a bank might have: what differs is what cannot be compressed.
const WHAT = 'savings travel family student business mortgage pension energy charity motor'.split(
  ' ',
);
const WAYS = 'goals planner rewards cover advice limits quotes orders alerts records'.split(' ');
const ICONS = ['home', 'transfer', 'loan', 'card', 'identity', 'person', 'shield', 'document'];

const pick = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

function versionOf(pattern: PublishedVersion, index: number, word: string): PublishedVersion {
  const [what, way] = [pick(WHAT, index), pick(WAYS, Math.floor(index / WHAT.length))];
  const [name, title] = [`${what}-${way}`, `${what.replace(/^./, (a) => a.toUpperCase())} ${way}`];
  const path = `/${name}`;
  const version = hash(name + word, 'sha256')
    .digest('hex')
    .slice(0, 16);
  const { origin, pathname } = new URL(pattern.entry);
  return {
    version,
    entry: `${origin}/${version}/${pathname.split('/').at(-1)}`,
    integrity: `sha384-${hash(name + word, 'sha384').digest('base64')}`,
    remote: {
      name,
      title,
      kind: index % 3 === 0 ? 'primary' : 'regular',
      contract: '^1.0.0',
      routes: [{ path, title, access: 'customer' }],
      menu: [{ label: title, path, icon: pick(ICONS, index * 5), order: index * 10 }],
      texts: { de: { [title]: `${title} (de)` }, fr: { [title]: `${title} (fr)` } },
    },
  };
}

/** A remote of its own, released at its own time, with routes, hashes and versions that nothing else shares. */
function copyOf({ live }: PublishedRemote, index: number, revision: number): PublishedRemote {
  const version = (word: string) => versionOf(live, index, word);
  const { name } = version('live').remote as { name: string };
  const at = 1 + (hash(name, 'sha256').digest().readUInt32BE() % revision);
  return { name, live: version('live'), previous: version('previous'), canary: null, at };
}

/** The registry with `count` remotes, the one that draws the landing page among them, as of a busy year's end. */
export function crowd(document: Document, count: number): Document {
  const landing = document.remotes.filter(({ name }) => name === 'marketing');
  const others = document.remotes.filter(({ name }) => name !== 'marketing');
  const real = [...landing, ...others].slice(0, count);
  const [pattern] = landing;
  if (!pattern) throw new Error('Nothing draws the landing page');
  const revision = document.revision + 1000;
  const copies = Array.from({ length: count - real.length }, (_, index) =>
    copyOf(pattern, index, revision),
  );
  return { revision, remotes: [...real, ...copies] };
}
