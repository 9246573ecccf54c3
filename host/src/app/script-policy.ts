import type { Environment, ENVIRONMENT_ELEMENT_ID } from '@bank/contracts';
import { matchesOrigin } from '@bank/contracts/origin-pattern';
import { RECAPTCHA_SCRIPTS } from '@bank/contracts/recaptcha';

declare const process: { env: { BANK_APP_CHECK_KEY?: string } };

// A literal: importing the constant would bundle the schemas, ten times the size of the first script.
const BLOCK: typeof ENVIRONMENT_ELEMENT_ID = 'environment';

type Rules = { createScriptURL(address: string): string | null };
type Factory = { createPolicy(name: 'default', rules: Rules): unknown };

/**
 * Whether a script may be loaded from this URL: the host's origin, an origin listed in the page's environment,
 * or reCAPTCHA if App Check is configured.
 */
export function isKnownScript(address: string, page: Document): boolean {
  const { origin } = new URL(address, page.baseURI);
  if (origin === new URL(page.baseURI).origin) return true;
  if (process.env.BANK_APP_CHECK_KEY) {
    const { href } = new URL(address, page.baseURI);
    if (RECAPTCHA_SCRIPTS.some((start) => href.startsWith(start))) return true;
  }
  const block = page.getElementById(BLOCK)?.textContent || '{}';
  const { scriptOrigins = [], overrideOrigins = [] } = JSON.parse(block) as Partial<Environment>;
  return [...scriptOrigins, ...overrideOrigins].some((pattern) => matchesOrigin(origin, pattern));
}

/**
 * Registers the default Trusted Types policy: allows script URLs of known origins. It has no rule for HTML
 * and code, so strings never become either.
 */
export function startScriptPolicy(page: Document): void {
  const { trustedTypes } = window as { trustedTypes?: Factory };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isKnownScript(address, page) ? address : null),
  });
}
