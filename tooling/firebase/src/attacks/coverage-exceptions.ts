/**
 * Expressions of the rules that no request can evaluate, each with the reason. There are none: such an
 * expression would be dead code and should be removed.
 */
export const NEVER_EVALUATED: Readonly<Record<string, string>> = {};
