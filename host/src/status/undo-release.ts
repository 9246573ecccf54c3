import { readDocument } from '@bank/data-access';
import { parseUndos, type ReleaseUndo, type ReleaseUndos } from '@bank/contracts';
import { BankError } from '@bank/domain';
import {
  database,
  doc,
  type DocumentData,
  serverTimestamp,
  transact,
} from '@bank/firebase/firestore';

export type UndoAction = keyof ReleaseUndos;

const releaseOf = (remote: string) => doc(database(), 'releases', remote);

function undosOf(release: DocumentData): ReleaseUndos {
  const undos = parseUndos(String(release.undo ?? '{}'));
  return undos.ok ? undos.value : {};
}

/** An undo is only valid for the revision it was signed with. */
function undoOf(release: DocumentData, action: UndoAction): ReleaseUndo | null {
  const undo = undosOf(release)[action];
  return undo && undo.revision === Number(release.revision) + 1 ? undo : null;
}

/** Reads which actions can undo a remote's current release in the browser. */
export async function readUndoActions(remote: string): Promise<UndoAction[]> {
  const release = await readDocument({ db: database(), collection: 'releases', id: remote });
  if (!release) return [];
  return (['rollback', 'abort'] as const).filter((action) => undoOf(release, action));
}

/**
 * Undoes the current release (rollback): publishes the record that was signed together with it. The
 * security rules allow this to users who may release the remote. Rejects with a `BankError`: `not-found` if
 * another release has become live.
 */
export function undoRelease(
  remote: string,
  action: UndoAction,
  why: string,
  { uid, email }: { uid: string; email: string },
): Promise<void> {
  const indexRef = doc(database(), 'registry', 'index');
  return transact(database(), async (transaction) => {
    const release = (await transaction.get(releaseOf(remote))).data();
    const index = (await transaction.get(indexRef)).data();
    const undo = release && undoOf(release, action);
    if (!undo || !index) throw new BankError('not-found');
    const { revision, signed, signature, delegation, entry, version, commit, isDirty } = undo;
    const envelope = { revision, signed, signature, delegation };
    transaction.set(indexRef, {
      ...index,
      revision: Number(index.revision) + 1,
      changed: [remote],
      remotes: { ...(index.remotes as Record<string, string>), [remote]: entry },
    });
    transaction.set(releaseOf(remote), envelope);
    transaction.set(doc(database(), 'releaseHistory', `${remote}.${revision}`), {
      ...{ remote, ...envelope, action, version, why, commit, isDirty },
      ...{ by: uid, email, at: serverTimestamp() },
    });
  });
}
