/**
 * Expressions of the rules that no request can evaluate, each with the reason. There are none: one that
 * could never be evaluated would decide nothing, and is better left out of the rules.
 */
export const NEVER_EVALUATED: Readonly<Record<string, string>> = {};
