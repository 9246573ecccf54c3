/** Takes away the style sheets of a version that is no longer shown: another's class names may be the same. */
export function dropStyles(entry: string): void {
  const folder = new URL('.', entry).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.href.startsWith(folder)) link.remove();
  }
}
