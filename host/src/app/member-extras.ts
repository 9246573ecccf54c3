import { OfflineBanner } from '../offline/offline-banner';
import { Shortcuts } from '../shortcuts/shortcuts';

/** Parts of the layout that a signed-in user can do without, in one chunk that delays no page. */
export const MemberExtras = { OfflineBanner, Shortcuts };
