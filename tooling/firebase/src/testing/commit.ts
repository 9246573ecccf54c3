import { doc, writeBatch, type DocumentData, type Firestore } from 'firebase/firestore';

/** One write of a commit. `set` replaces the document, `update` changes the fields named. */
export type Write = { how: 'set' | 'update'; path: string; data: DocumentData };

/** Changes to single writes of a commit, by collection; `null` leaves that write out. */
export type Changes = Readonly<Record<string, DocumentData | null>>;

/** Returns the writes with changed fields: an allowed commit with one wrong field. */
export function changed(writes: readonly Write[], changes: Changes): Write[] {
  return writes.flatMap((write) => {
    const collection = write.path.split('/')[0] ?? '';
    const change = changes[collection];
    if (change === null) return [];
    const data = Object.entries({ ...write.data, ...change }).filter(
      ([, value]) => value !== undefined,
    );
    return [{ ...write, data: Object.fromEntries(data) }];
  });
}

export function commit(database: Firestore, writes: readonly Write[]): Promise<void> {
  const batch = writeBatch(database);
  for (const { how, path, data } of writes) {
    if (how === 'set') batch.set(doc(database, path), data);
    else batch.update(doc(database, path), data);
  }
  return batch.commit();
}
