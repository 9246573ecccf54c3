import type { Environment } from '@bank/contracts';

/** Where the registry is, and what this page trusts of it. */
export type RegistrySource = Pick<Environment, 'registry' | 'firebase'>;
