import {
  deleteObject,
  getBytes,
  listAll,
  ref,
  uploadBytes,
  type UploadMetadata,
} from 'firebase/storage';
import { anActiveCustomer } from '../testing/accounts';
import { newUid } from '../testing/people';
import { nowInSeconds, secondsAgo, SESSION_SECONDS } from '../testing/session';
import type { StorageUnderTest } from '../testing/storage-under-test';

/** A request to Storage, in the list of allowed or of denied requests. */
export type StorageCase = { name: string; ask(storage: StorageUnderTest): Promise<unknown> };

const image = new Uint8Array(16);
const webp = { contentType: 'image/webp' };
const pathOf = (uid: string) => `kycImages/${uid}/0`;

type Session = { signedInAt: number; cut?: { at: Date; keep: number } };

/** A download by the owner of the image, in that session. */
function inSession(sessionOf: () => Session): StorageCase['ask'] {
  return stored(async (storage, uid) => {
    const { signedInAt, cut } = sessionOf();
    if (cut) await storage.put(`sessionCuts/${uid}`, cut);
    return getBytes(ref(storage.as(uid, signedInAt), pathOf(uid)));
  });
}

const aMinuteAgo = () => nowInSeconds() - 60;
/** The owner has revoked other sessions since this one began. */
const cutSince = (isKept: boolean) => (): Session => {
  const second = aMinuteAgo();
  return { signedInAt: second, cut: { at: new Date(second * 1000), keep: isKept ? second : 0 } };
};

type Upload = { by?: string; path?: string; bytes?: Uint8Array; metadata?: UploadMetadata };

/** An upload by the owner of the folder, with changes. */
function upload(change: (uid: string) => Upload) {
  return (storage: StorageUnderTest): Promise<unknown> => {
    const uid = newUid('customer');
    const { by, path = pathOf(uid), bytes = image, metadata } = { by: uid, ...change(uid) };
    return uploadBytes(ref(storage.as(by), path), bytes, { ...webp, ...metadata });
  };
}

/** A request for an image that its owner has uploaded. */
function stored(
  ask: (storage: StorageUnderTest, uid: string) => Promise<unknown>,
): StorageCase['ask'] {
  return async (storage) => {
    const uid = newUid('customer');
    await uploadBytes(ref(storage.as(uid), pathOf(uid)), image, webp);
    return ask(storage, uid);
  };
}

type Reader = { isAdmin?: boolean | string; signedInAgo?: number; isCut?: boolean };

/** A download by a reader with this account and session. */
function download({ isAdmin, signedInAgo = 0, isCut = false }: Reader): StorageCase['ask'] {
  return stored(async (storage, uid) => {
    const by = newUid('reader');
    if (isAdmin !== undefined) await storage.put(`users/${by}`, anActiveCustomer(by, { isAdmin }));
    if (isCut) await storage.put(`sessionCuts/${by}`, { at: new Date(), keep: 0 });
    return getBytes(ref(storage.as(by, secondsAgo(signedInAgo)), pathOf(uid)));
  });
}

export const allowedOfStorage: readonly StorageCase[] = [
  { name: 'an upload by the owner', ask: upload(() => ({})) },
  { name: 'an upload to the last slot', ask: upload((uid) => ({ path: `kycImages/${uid}/19` })) },
  {
    name: 'an upload that says it is not compressed',
    ask: upload(() => ({ metadata: { contentEncoding: 'identity' } })),
  },
  {
    name: 'an upload with an empty encoding',
    ask: upload(() => ({ metadata: { contentEncoding: '' } })),
  },
  {
    name: 'a list by the owner',
    ask: stored((storage, uid) => listAll(ref(storage.as(uid), `kycImages/${uid}`))),
  },
  { name: 'a download by an admin', ask: download({ isAdmin: true }) },
  {
    name: 'a download late in an admin’s session',
    ask: download({ isAdmin: true, signedInAgo: 4 * 60 * 60 - 60 }),
  },
  {
    name: 'a download by the owner',
    ask: stored((storage, uid) => getBytes(ref(storage.as(uid), pathOf(uid)))),
  },
  { name: 'a download in a session that was kept', ask: inSession(cutSince(true)) },
  {
    name: 'a download in a session after the cut',
    ask: inSession(() => ({
      signedInAt: aMinuteAgo(),
      cut: { at: new Date((aMinuteAgo() - 60) * 1000), keep: 0 },
    })),
  },
];

export const deniedByStorage: readonly StorageCase[] = [
  { name: 'an upload by another', ask: upload(() => ({ by: newUid('other') })) },
  {
    name: 'an upload by a visitor',
    ask: (storage) => uploadBytes(ref(storage.as(), pathOf(newUid('customer'))), image, webp),
  },
  {
    name: 'an upload of a page',
    ask: upload(() => ({ metadata: { contentType: 'text/html' } })),
  },
  {
    name: 'an upload that browsers unpack',
    ask: upload(() => ({ metadata: { contentEncoding: 'gzip' } })),
  },
  {
    name: 'an upload with metadata of its sender',
    ask: upload(() => ({ metadata: { customMetadata: { note: 'x' } } })),
  },
  { name: 'an upload of nothing', ask: upload(() => ({ bytes: new Uint8Array(0) })) },
  {
    name: 'an upload of more than five megabytes',
    ask: upload(() => ({ bytes: new Uint8Array(5 * 1024 * 1024 + 1) })),
  },
  {
    name: 'an upload to a twenty-first slot',
    ask: upload((uid) => ({ path: `kycImages/${uid}/20` })),
  },
  {
    name: 'an upload under a name',
    ask: upload((uid) => ({ path: `kycImages/${uid}/passport.webp` })),
  },
  { name: 'an upload elsewhere', ask: upload((uid) => ({ path: `elsewhere/${uid}/0` })) },
  {
    name: 'a second upload',
    ask: stored((storage, uid) => uploadBytes(ref(storage.as(uid), pathOf(uid)), image, webp)),
  },
  {
    name: 'a download by an admin who signed in over four hours ago',
    ask: download({ isAdmin: true, signedInAgo: 4 * 60 * 60 + 60 }),
  },
  { name: 'a download by a user without an account', ask: download({}) },
  { name: 'a download by another customer', ask: download({ isAdmin: false }) },
  { name: 'a download by an admin in words', ask: download({ isAdmin: 'true' }) },
  {
    name: 'a download by a visitor',
    ask: stored((storage, uid) => getBytes(ref(storage.as(), pathOf(uid)))),
  },
  {
    name: 'a download twelve hours after the sign-in',
    ask: inSession(() => ({ signedInAt: nowInSeconds() - SESSION_SECONDS })),
  },
  {
    name: 'a download by an admin after a sign-out elsewhere',
    ask: download({ isAdmin: true, signedInAgo: 60, isCut: true }),
  },
  { name: 'a download after a sign-out elsewhere', ask: inSession(cutSince(false)) },
  {
    name: 'a list by another',
    ask: stored((storage, uid) => listAll(ref(storage.as(newUid('other')), `kycImages/${uid}`))),
  },
  {
    name: 'a deletion by the owner',
    ask: stored((storage, uid) => deleteObject(ref(storage.as(uid), pathOf(uid)))),
  },
];
