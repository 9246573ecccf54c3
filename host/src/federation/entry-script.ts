import { LOAD_LIMITS } from './load-limits';

// Webpack puts the value in its place.
declare const process: { env: { BANK_BACKEND?: string } };

/** What each known entry's bytes must hash to, by its address. */
const known = new Map<string, string | null>();

function addressOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

/** Bytes without a hash come from a dev server on this machine, and only a local build takes them. */
function mayBeUnknown(url: string): boolean {
  return process.env.BANK_BACKEND === 'emulators' && new URL(url).hostname === 'localhost';
}

/** Names the only bytes that may run as this entry. */
export function expectEntry(url: string, integrity: string | null): void {
  known.set(addressOf(url), integrity);
}

/** The script element of an entry, which the browser runs only if its bytes are the expected ones. */
export function createEntryScript(url: string): HTMLScriptElement {
  const integrity = known.get(addressOf(url)) ?? null;
  if (integrity === null && !mayBeUnknown(url)) throw new Error(`No hash is known of ${url}`);
  const script = document.createElement('script');
  if (integrity !== null) script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.src = url;
  return script;
}

/** Makes the federation runtime fetch entries by such elements. */
export const entryScriptPlugin = {
  name: 'bank-entry-script',
  createScript: ({ url }: { url: string }) => ({
    script: createEntryScript(url),
    // The runtime's own is longer.
    timeout: LOAD_LIMITS.answer,
  }),
};
