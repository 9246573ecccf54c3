/** The page for operators, the only one within the frame that is the host's own. */
export const STATUS_PATH = '/status';

/** In any case of letters, as routes match. */
export function isStatusPage(pathname: string): boolean {
  return pathname.toLowerCase().replace(/\/$/, '') === STATUS_PATH;
}
