import type { Survivors } from './verdict';

/** Mutants of the area `admin` that no test detects, each with the reason. */
export const ADMIN_SURVIVORS: Survivors = {
  'remotes/admin/src/api/credit-limit.ts': {
    'cents >= 0 → cents > 0': 'Zero becomes zero.',
  },
};
