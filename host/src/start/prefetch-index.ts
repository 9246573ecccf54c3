import type { ENVIRONMENT_ELEMENT_ID } from '@bank/contracts';
import { indexUrl, type RegistryAddress } from '@bank/contracts/registry-address';

// Written out: the schemas beside it would make the page's first script ten times as large.
const BLOCK: typeof ENVIRONMENT_ELEMENT_ID = 'environment';

/** The address of the registry's index; null in a page without an environment. */
export function registryIndexUrl(page: Document, language: string): string | null {
  const text = page.getElementById(BLOCK)?.textContent;
  return text ? indexUrl(JSON.parse(text) as RegistryAddress, language) : null;
}

/** Prefetches the registry's index while the program is loading. */
export function prefetchIndex(page: Document, language: string): void {
  const url = registryIndexUrl(page, language);
  if (!url) return;
  const link = page.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  link.crossOrigin = 'anonymous';
  link.href = url;
  page.head.append(link);
}
