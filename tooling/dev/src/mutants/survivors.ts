import { ADMIN_SURVIVORS } from './survivors-admin';
import { WITHDRAWAL_SURVIVORS } from './survivors-withdrawal';
import type { Survivors } from './verdict';

/**
 * Mutants that no test detects, by area, file and mutation, each with the reason. The command fails for a
 * survivor that is not listed here, and for a listed mutant that was detected.
 */
export const SURVIVORS: Readonly<Record<string, Survivors>> = {
  admin: ADMIN_SURVIVORS,
  withdrawal: WITHDRAWAL_SURVIVORS,
  domain: {
    'shared/domain/src/budget.ts': {
      'total < 0 → total <= 0': 'Zero becomes zero.',
    },
    'shared/domain/src/format-money.ts': {
      '!formatter → true': 'Without the cache it formats the same, more slowly.',
    },
    'shared/domain/src/image-pixels.ts': {
      'image.slice(0, HEADER_BYTES) → image': 'It then reads more bytes than it needs.',
    },
  },
};
