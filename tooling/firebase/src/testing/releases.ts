import { serverTimestamp, type DocumentData } from 'firebase/firestore';
import { randomUUID } from 'node:crypto';
import type { Fields } from '../seed/emulators';
import { emailOf } from './accounts';
import { commit, type Write } from './commit';
import { newUid } from './people';
import type { RulesUnderTest } from './rules-under-test';

/** The live version of each remote before a test releases one. */
const BEFORE = { index: 7, release: 5 } as const;
export const NEXT = { index: 8, release: 6 } as const;

/** In the index, released by another team. */
export const ANOTHER = 'another-remote';

export const newRemote = () => `r-${randomUUID()}`;
export const historyPath = (remote: string, revision: number = NEXT.release) =>
  `releaseHistory/${remote}.${revision}`;

const entry = (revision: number) => JSON.stringify({ at: revision, title: 'Payments' });
const texts = (revision: number) => JSON.stringify({ Payments: `Zahlungen ${revision}` });

const signedParts = (revision: number) => ({
  revision,
  signed: `a record of revision ${revision}`,
  signature: `its signature ${revision}`,
  delegation: 'a delegation',
});

function mapOf(remotes: readonly string[], text: string): Record<string, string> {
  return Object.fromEntries(remotes.map((remote) => [remote, text]));
}

function indexOf(remotes: readonly string[], revision: number, changed: readonly string[]) {
  const others = (text: string) => ({ [ANOTHER]: text });
  const at = revision === NEXT.index ? NEXT.release : BEFORE.release;
  return {
    ...{ revision, changed },
    remotes: { ...others('{}'), ...mapOf(remotes, entry(at)) },
    de: { ...others('{}'), ...mapOf(remotes, texts(at)) },
    fr: { ...others('{}'), ...mapOf(remotes, texts(at)) },
  };
}

export function indexWrite(remotes: readonly string[], changes: DocumentData = {}): Write {
  const data = { ...indexOf(remotes, NEXT.index, remotes), ...changes };
  return { how: 'set', path: 'registry/index', data };
}

export function recordWrite(remote: string, changes: DocumentData = {}): Write {
  const data = { ...signedParts(NEXT.release), ...changes };
  return { how: 'set', path: `releases/${remote}`, data };
}

export function historyWrite(by: string, remote: string, changes: DocumentData = {}): Write {
  const data = {
    ...{ remote, ...signedParts(NEXT.release), action: 'publish', version: '1.2.3' },
    ...{ why: 'The new form', commit: 'c0ffee', isDirty: false },
    ...{ by, email: emailOf(by), at: serverTimestamp(), ...changes },
  };
  return { how: 'set', path: historyPath(remote), data };
}

/** The index, and of each remote its record and its history entry: one transaction of the tool. */
export function releaseOf(by: string, remotes: readonly string[]): Write[] {
  return [
    indexWrite(remotes),
    ...remotes.flatMap((remote) => [recordWrite(remote), historyWrite(by, remote)]),
  ];
}

/** The index with a changed list of revoked keys and no other change. */
export function revocationOf(remote: string, revoked: string): Write {
  const data = { ...indexOf([remote], BEFORE.index, []), revision: NEXT.index, revoked };
  return { how: 'set', path: 'registry/index', data };
}

/** These remotes are live already; the index is the only document that all tests share. */
export async function putReleases(
  at: RulesUnderTest,
  remotes: readonly string[],
  index: Fields = {},
): Promise<void> {
  const { remotes: map, de, fr, ...rest } = indexOf(remotes, BEFORE.index, remotes);
  const maps = { remotes: { map }, de: { map: de }, fr: { map: fr } };
  await at.put('registry/index', { ...rest, ...maps, ...index });
  for (const remote of remotes) await at.put(`releases/${remote}`, signedParts(BEFORE.release));
}

export async function putReleaser(at: RulesUnderTest, remotes: readonly string[]): Promise<string> {
  const uid = newUid('releaser');
  await at.put(`releasers/${uid}`, { remotes });
  return uid;
}

/** A live remote and its releaser. */
export async function putRemote(at: RulesUnderTest): Promise<{ by: string; remote: string }> {
  const remote = newRemote();
  await putReleases(at, [remote]);
  return { by: await putReleaser(at, [remote]), remote };
}

/** A remote whose next revision was released, and has its history entry. */
export async function released(at: RulesUnderTest): Promise<{ by: string; remote: string }> {
  const { by, remote } = await putRemote(at);
  await commit(at.as(by), releaseOf(by, [remote]));
  return { by, remote };
}
