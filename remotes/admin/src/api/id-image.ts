/** A file name that the storage rules accept. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

/**
 * The path of an identity image in the bucket, or `null` if the address is not in this bucket and the
 * customer's own folder. The customer chose the address: fetching any other would send a request to a
 * server of their choice.
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
