/** Removes the style sheets of a version that is no longer shown: class names may clash between versions. */
export function removeStyles(entry: string): void {
  const folder = new URL('.', entry).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.href.startsWith(folder)) link.remove();
  }
}
