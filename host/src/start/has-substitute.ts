/** The storage keys of overrides and previews. */
export const OVERRIDES = 'bank.override';
export const PREVIEWS = 'bank.previews';

/** Whether this browser may have overrides or previews, which a prerendered page can't show. */
export function hasSubstitute(): boolean {
  if (/^#(preview=|overrides$)/.test(location.hash)) return true;
  try {
    return localStorage.getItem(OVERRIDES) !== null || sessionStorage.getItem(PREVIEWS) !== null;
  } catch {
    return false;
  }
}
