import { brotliCompressSync } from 'node:zlib';
import { INDEX_FILE } from '@bank/contracts';
import { hostFiles, type SigningKey } from '@bank/release';
import type { Document } from './crowd';

/** Everything that a host may ask the registry's site for, by path. */
export type Files = ReadonlyMap<string, string>;

export function filesOf(document: Document, key: SigningKey): Files {
  const { lines, texts, index } = hostFiles(document, key);
  const registry = key.signed({ schemaVersion: 2, ...document });
  return new Map([...lines, ...texts, [INDEX_FILE, index], ['registry.json', registry]]);
}

/** What a file weighs, compressed as a good server does, in bytes. */
export function weightOf(text: string): number {
  return brotliCompressSync(text).length;
}
