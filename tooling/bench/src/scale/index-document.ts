import { brotliCompressSync } from 'node:zlib';
import type { IndexFields } from './synthetic-registry';

/** Returns the index in the format of Firestore's REST API. */
export function indexDocument({ revision, remotes }: IndexFields): string {
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
export function compressedSize(text: string): number {
  return brotliCompressSync(text).length;
}
