import type { Environment, ENVIRONMENT_ELEMENT_ID } from '@bank/contracts';

// A literal: importing the constant would bundle the schemas, ten times the size of the first script.
const BLOCK: typeof ENVIRONMENT_ELEMENT_ID = 'environment';

/** The environment in the page, not validated; null on a page without one. For the first script: the app validates. */
export function readPageEnvironment(page: Document): Environment | null {
  const text = page.getElementById(BLOCK)?.textContent;
  return text ? (JSON.parse(text) as Environment) : null;
}
