import { ENVIRONMENT_ELEMENT_ID, parseEnvironment, type Environment } from '@bank/contracts';

/** Reads the page's data block at startup. Throws an error that names a missing or invalid key. */
export function readEnvironment(page: Document): Environment {
  const block = page.getElementById(ENVIRONMENT_ELEMENT_ID)?.textContent?.trim();
  if (!block) throw new Error('The page has no environment: build the site before serving it');
  const environment = parseEnvironment(JSON.parse(block));
  if (!environment.ok) throw new Error(`The page's environment is wrong: ${environment.problem}`);
  return environment.value;
}
