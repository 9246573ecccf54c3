/**
 * Asks for what a page that stands in its HTML is read without: the typeface, for which a stand-in of
 * the same measure is there at once, and the manifest. Whoever has been here has the typeface.
 */
export function askForWhatCanWait(): void {
  const { dataset } = document.documentElement;
  const showTypeface = () => delete dataset.typeface;
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller) showTypeface();
  window.addEventListener('load', () =>
    afterPainting(() => {
      showTypeface();
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel]')) {
        link.rel = link.dataset.rel ?? '';
      }
    }),
  );
}

/** The page may have everything before any of it was painted. */
function afterPainting(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
