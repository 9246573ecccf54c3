import { PREVIEWS as KEY } from '../start/has-substitute';

const LINK = /^#preview=([\w-]+)$/;
/** Earlier links are dropped beyond this number. */
const MOST = 5;

/** The codes of the preview links of this tab; a new one is taken from the address, which is then free of it. */
export function previewCodes(): readonly string[] {
  const code = LINK.exec(location.hash)?.[1];
  if (code) history.replaceState(history.state, '', location.pathname + location.search);
  try {
    const known = sessionStorage.getItem(KEY)?.split(' ') ?? [];
    if (!code || known.includes(code)) return known;
    const codes = [code, ...known].slice(0, MOST);
    sessionStorage.setItem(KEY, codes.join(' '));
    return codes;
  } catch {
    // Without storage the preview ends with this page.
    return code ? [code] : [];
  }
}

/** Ends all previews of this tab: the reloaded page has the live versions. */
export function endPreviews(): void {
  sessionStorage.removeItem(KEY);
  location.reload();
}
