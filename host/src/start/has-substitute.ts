/** The storage keys of overrides and previews, which the program reads. */
export const OVERRIDES = 'bank.override';
export const PREVIEWS = 'bank.previews';

/** Whether this browser may show something else than live versions, which a prerendered page can't. */
export function hasSubstitute(): boolean {
  if (/^#(preview=|overrides$)/.test(location.hash)) return true;
  try {
    return localStorage.getItem(OVERRIDES) !== null || sessionStorage.getItem(PREVIEWS) !== null;
  } catch {
    return false;
  }
}
