import type { Survivors } from './verdict';

/** Mutants of the area `admin` that no test detects, each with the reason. */
export const ADMIN_SURVIVORS: Survivors = {};
