import type { Environment } from '@bank/contracts';

/** The registry's URL and the keys this page trusts. */
export type RegistrySource = Pick<Environment, 'registry' | 'firebase'>;
