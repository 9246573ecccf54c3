import {
  developmentKey,
  KEY_VARIABLE,
  Problem,
  readSigningKey,
  type SigningKey,
} from '@bank/release';
import { DEVELOPMENT_KEY } from './paths';

/** Whoever only looks needs no key of the project. */
export async function projectKey(
  variables: Readonly<Record<string, string | undefined>>,
  isDryRun: boolean,
): Promise<SigningKey> {
  const text = variables[KEY_VARIABLE];
  if (text) return readSigningKey(text);
  if (isDryRun) return developmentKey(DEVELOPMENT_KEY);
  throw new Problem(
    `Not set: ${KEY_VARIABLE}, which signs the registry.`,
    'Make one: openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256',
  );
}
