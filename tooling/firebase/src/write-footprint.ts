import { collectionOf, type Operation } from './attacks/operation';
import { newPrincipals } from './attacks/principals';
import type { Value } from './attacks/rest-encoding';
import { operations } from './attacks/suite';
import {
  deployedIndexes,
  entriesWritten,
  type EntryChanges,
  type Indexes,
} from './indexes/index-entries';
import { hotIndexes } from './indexes/hot-indexes';

/** What one commit writes to a collection. */
export type Footprint = {
  collection: string;
  documents: number;
  /** Documents that did not exist before. */
  created: number;
  /** Index entries added and removed, with Firestore's default indexes and with the exemptions. */
  entries: { byDefault: number; deployed: number };
  /** Index entries that the database has more of afterwards. */
  entriesStored: number;
  /** Indexes whose entries are sorted by the time of the write, so that all writes meet in one place. */
  hot: { byDefault: string[]; deployed: string[] };
};

const withoutExemptions: Indexes = { ...deployedIndexes, fieldOverrides: [] };

const isTime = (value: Value) =>
  typeof value === 'object' && value !== null && ('isServerTime' in value || value instanceof Date);

const sum = ({ added, removed }: EntryChanges = { added: 0, removed: 0 }) => added + removed;

function operationOf(name: string): Operation {
  const found = operations.find((operation) => operation.name === name);
  if (!found) throw new Error(`There is no operation "${name}"`);
  return found;
}

/** Returns what the commit of an operation writes, by collection. Its name is that of the generated attacks. */
export function footprintOf(name: string): Footprint[] {
  const run = operationOf(name).perform(newPrincipals(), {});
  const [byDefault, deployed] = [withoutExemptions, deployedIndexes].map((indexes) =>
    entriesWritten(run, indexes),
  ) as [Record<string, EntryChanges>, Record<string, EntryChanges>];
  return Object.entries(deployed).map(([collection, entries]) => {
    const steps = run.steps.filter((step) => collectionOf(step) === collection);
    const times = steps.flatMap(({ data }) =>
      Object.keys(data).filter((field) => isTime(data[field] ?? null)),
    );
    return {
      collection,
      documents: steps.length,
      created: steps.filter(({ path }) => !(path in run.fixtures)).length,
      entries: { byDefault: sum(byDefault[collection]), deployed: sum(entries) },
      entriesStored: entries.added - entries.removed,
      hot: {
        byDefault: hotIndexes(collection, times, withoutExemptions),
        deployed: hotIndexes(collection, times, deployedIndexes),
      },
    };
  });
}
