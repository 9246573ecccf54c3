// Replaced at build time (webpack DefinePlugin).
declare const process: { env: { BANK_BACKEND?: string } };

/** In effect none: the load has its stall timeout, and a timer of the runtime would also end after a sleep. */
const NO_TIMEOUT = 2_000_000_000;

/** The integrity hash of each known entry, by its URL without the query. */
const known = new Map<string, string | null>();

function addressOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

/** Only local builds accept an entry without a hash, and only from a dev server on this machine. */
function mayOmitIntegrity(url: string): boolean {
  return process.env.BANK_BACKEND === 'emulators' && new URL(url).hostname === 'localhost';
}

/** Sets the integrity hash of an entry; no other bytes may run. */
export function expectEntry(url: string, integrity: string | null): void {
  known.set(addressOf(url), integrity);
}

/** Creates the script element of an entry with subresource integrity (SRI). Throws without a known hash. */
export function createEntryScript(url: string): HTMLScriptElement {
  const integrity = known.get(addressOf(url)) ?? null;
  if (integrity === null && !mayOmitIntegrity(url)) throw new Error(`No integrity hash for ${url}`);
  const script = document.createElement('script');
  if (integrity !== null) script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.src = url;
  return script;
}

/** Module Federation runtime plugin: loads every entry with subresource integrity. */
export const entryScriptPlugin = {
  name: 'bank-entry-script',
  createScript: ({ url }: { url: string }) => ({
    script: createEntryScript(url),
    timeout: NO_TIMEOUT,
  }),
};
