import type { ENVIRONMENT_ELEMENT_ID } from '@bank/contracts';
import { indexUrl, type RegistryAddress } from '@bank/contracts/registry-address';

// A literal: importing the constant would bundle the schemas, ten times the size of the first script.
const BLOCK: typeof ENVIRONMENT_ELEMENT_ID = 'environment';

/** The URL of the registry's index; null on a page without an environment. */
export function registryIndexUrl(page: Document, language: string): string | null {
  const text = page.getElementById(BLOCK)?.textContent;
  return text ? indexUrl(JSON.parse(text) as RegistryAddress, language) : null;
}

/** Preloads the registry's index while the app is loading. */
export function preloadIndex(page: Document, language: string): void {
  const url = registryIndexUrl(page, language);
  if (!url) return;
  const link = page.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  link.crossOrigin = 'anonymous';
  link.href = url;
  page.head.append(link);
}
