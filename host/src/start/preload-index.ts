import { indexUrl } from '@bank/contracts/registry-address';
import { readPageEnvironment } from './page-environment';

/** The URL of the registry's index; null on a page without an environment. */
export function registryIndexUrl(page: Document, language: string): string | null {
  const environment = readPageEnvironment(page);
  return environment && indexUrl(environment, language);
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
