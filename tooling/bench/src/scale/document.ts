import { brotliCompressSync } from 'node:zlib';
import type { IndexFields } from './crowd';

/** The index as Firestore's REST API returns it. */
export function documentOf({ revision, remotes }: IndexFields): string {
  const fields = Object.entries(remotes).map(([name, text]) => [name, { stringValue: text }]);
  return JSON.stringify({
    name: 'projects/bank/databases/(default)/documents/registry/index',
    fields: {
      revision: { integerValue: String(revision) },
      remotes: { mapValue: { fields: Object.fromEntries(fields) as unknown } },
    },
  });
}

/** The compressed size of a text, in bytes. */
export function weightOf(text: string): number {
  return brotliCompressSync(text).length;
}
