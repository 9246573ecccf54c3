const plain = (path: string) => path.toLowerCase().replace(/\/$/, '');

/** Whether two paths name one page, as routes match: in any case of letters, with a slash at the end or without. */
export function isSamePath(one: string, other: string): boolean {
  return plain(one) === plain(other);
}
