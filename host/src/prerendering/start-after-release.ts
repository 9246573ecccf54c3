import { storePrefetchedIndex } from '../start/prefetched-index';
import { registryIndexUrl } from '../start/preload-index';

type IndexDocument = {
  fields: {
    remotes: { mapValue: { fields: Record<string, { stringValue: string } | undefined> } };
  };
};

async function liveRevision(page: Document, url: string, remote: string): Promise<number> {
  // Bypasses the service worker's cache.
  const response = await fetch(url, { cache: 'no-store' });
  const text = await response.text();
  const { fields } = JSON.parse(text) as IndexDocument;
  storePrefetchedIndex(page, url, text);
  const entry = fields.remotes.mapValue.fields[remote]?.stringValue;
  return entry ? (JSON.parse(entry) as { at: number }).at : 0;
}

/**
 * A prerendered page shows the release that was live when the host was deployed. Checks after `load`
 * whether a newer release is live, and starts the app if so. If the check fails, the page stays as it is.
 */
export function startAfterRelease(page: Document, start: () => void): void {
  const [remote, revision] =
    page.querySelector<HTMLMetaElement>('meta[name="prerendered"]')?.content.split(' ') ?? [];
  const url = registryIndexUrl(page, 'en');
  if (!remote || !url) return;
  const check = () => {
    liveRevision(page, url, remote).then(
      (live) => live > Number(revision) && start(),
      () => undefined,
    );
  };
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(check);
  if (page.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
