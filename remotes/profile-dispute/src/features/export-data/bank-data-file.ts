import { brand } from '@bank/domain';
import { Timestamp } from '@bank/firebase/firestore';
import type { StoredData } from '../../api/stored-data';

/** Increases when the structure of the file changes, not when a collection is added. */
const VERSION = 1;

type Content = { uid: string; createdAt: Date; stored: StoredData };

/** Times as ISO 8601 in UTC; everything else as it is stored. */
function toJson(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toJson(each)]));
}

/** The local date as a sortable string. */
function isoDay(date: Date): string {
  const pad = (figure: number) => String(figure).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** The JSON file of "Export my data": `collections` has one key for each collection. */
export function bankDataFile({ uid, createdAt, stored }: Content): File {
  const collections = Object.entries(stored).map(([name, documents]) => [
    name,
    documents.map(({ id, data }) => ({ id, data: toJson(data) })),
  ]);
  const content = {
    version: VERSION,
    createdAt: createdAt.toISOString(),
    uid,
    collections: Object.fromEntries(collections) as unknown,
  };
  const name = `${brand.name.toLowerCase().replaceAll(' ', '-')}-data-${isoDay(createdAt)}.json`;
  return new File([JSON.stringify(content, null, 2)], name, { type: 'application/json' });
}
