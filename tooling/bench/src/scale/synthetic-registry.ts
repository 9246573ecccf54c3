import { createHash } from 'node:crypto';
import { indexEntry, type RegistryIndex, type RemoteSummary } from '@bank/contracts';

/** The fields of the index document. */
export type IndexFields = { revision: number; remotes: Record<string, string> };

// A hundred realistic names: repeated ones would compress too well.
const PRODUCTS =
  'savings travel family student business mortgage pension energy charity motor'.split(' ');
const FEATURES = 'goals planner rewards cover advice limits quotes orders alerts records'.split(
  ' ',
);
const ICONS = [
  ...(['home', 'transfer', 'loan', 'card', 'identity', 'person', 'shield', 'document'] as const),
];

const pick = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

function summaryOf(index: number): RemoteSummary {
  const [what, way] = [pick(PRODUCTS, index), pick(FEATURES, Math.floor(index / PRODUCTS.length))];
  const [name, title] = [`${what}-${way}`, `${what.replace(/^./, (a) => a.toUpperCase())} ${way}`];
  const path = `/${name}`;
  return {
    name,
    title,
    kind: index % 3 === 0 ? 'primary' : 'regular',
    routes: [{ path, title, access: 'customer' }],
    menu: [{ label: title, path, icon: pick(ICONS, index * 5), order: index * 10 }],
  };
}

/** Returns a pseudo-random minute of the last two years. */
function revisionOf(name: string): number {
  return 1 + (createHash('sha256').update(name).digest().readUInt32BE() % 1_000_000);
}

/** Returns an index with `count` remotes: the landing page's remote, the real ones, and synthetic ones. */
export function syntheticRegistry(
  index: Pick<RegistryIndex, 'remotes'>,
  count: number,
): IndexFields {
  const landing = index.remotes.filter(({ summary }) => summary.name === 'marketing');
  if (landing.length === 0) throw new Error('No remote renders the landing page');
  const others = index.remotes.filter(({ summary }) => summary.name !== 'marketing');
  const real = [...landing, ...others].slice(0, count);
  const remotes: IndexFields['remotes'] = {};
  for (const { summary, revision } of real)
    remotes[summary.name] = indexEntry(revision, summary, null);
  for (let made = 0; real.length + made < count; made += 1) {
    const summary = summaryOf(made);
    remotes[summary.name] = indexEntry(revisionOf(summary.name), summary, null);
  }
  return { revision: 1_000_001, remotes };
}
