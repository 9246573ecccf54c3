import { PREVIEWS as KEY } from '../start/has-substitute';

const LINK = /^#preview=([\w-]+)$/;
/** Older links are dropped beyond this number. */
const MAX_PREVIEWS = 5;

/** Returns the codes of this tab's preview links. A new code is moved from the URL's hash to session storage. */
export function previewCodes(): readonly string[] {
  const code = LINK.exec(location.hash)?.[1];
  if (code) history.replaceState(history.state, '', location.pathname + location.search);
  try {
    const known = sessionStorage.getItem(KEY)?.split(' ') ?? [];
    if (!code || known.includes(code)) return known;
    const codes = [code, ...known].slice(0, MAX_PREVIEWS);
    sessionStorage.setItem(KEY, codes.join(' '));
    return codes;
  } catch {
    // Without storage the preview ends with this page.
    return code ? [code] : [];
  }
}

/** Ends all previews of this tab and reloads the page with the live versions. */
export function endPreviews(): void {
  sessionStorage.removeItem(KEY);
  location.reload();
}
