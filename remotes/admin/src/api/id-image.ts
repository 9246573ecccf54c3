/** A name that the rules of the storage take. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

/**
 * The path in the bucket of an identity image, or `null` where the address is not of this bucket and of
 * the person's own folder: an address is a text that its sender chose, and opening another would tell a
 * stranger who looks at it.
 */
export function idImagePath(
  address: string,
  { bucket, uid }: { bucket: string; uid: string },
): string | null {
  const folder = `kycImages/${uid}/`;
  const start = `gs://${bucket}/${folder}`;
  const name = address.slice(start.length);
  return address.startsWith(start) && NAME.test(name) ? `${folder}${name}` : null;
}
