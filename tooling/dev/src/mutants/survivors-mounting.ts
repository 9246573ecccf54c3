import type { Survivors } from './verdict';

/** Mutants of the area `mounting` that no test detects, each with the reason. */
export const MOUNTING_SURVIVORS: Survivors = {
  'host/src/federation/failure-card.tsx': {
    '[] → ["Stryker was here"]': 'A constant dependency never changes, either.',
  },
  'host/src/federation/load-remote.ts': {
    'LOAD_LIMITS.retryDelay * attempt → LOAD_LIMITS.retryDelay / attempt':
      'Only the first attempt is followed by a pause.',
  },
  'host/src/federation/mount-parcel.ts': {
    '{ bootstrap: LOG_AFTER, mount: LOG_AFTER } → {}': 'Single-spa only logs sooner.',
    '{ millis: LOAD_LIMITS.mount, warningMillis: LOAD_LIMITS.mount } → {}':
      'Single-spa only logs sooner.',
  },
  'host/src/federation/prefetch-remotes.ts': {
    'current && current.remote.menu.length === 0 → false':
      'Without a menu item, its order is infinite, and none is after it.',
    'true → false': 'Of a passive listener: the browser scrolls later.',
  },
  'host/src/federation/provided.ts': {
    "{ app: () => import('@bank/firebase/app'), storage: () => import('@bank/firebase/storage'), } → {}":
      'Webpack provides what this file imports; browser specs upload documents with it.',
    "() => import('@bank/firebase/app') → () => undefined":
      'Webpack provides what this file imports; browser specs upload documents with it.',
    "() => import('@bank/firebase/storage') → () => undefined":
      'Webpack provides what this file imports; browser specs upload documents with it.',
  },
  'host/src/federation/report-error.ts': {
    'reportUrl || reportSample !== undefined → true':
      'Without a target, the code that sends is loaded, and sends nothing.',
    '{ signal } → {}': 'After the end there is no target, and nothing is sent.',
  },
  'host/src/federation/retry-shared.ts': {
    '{ registerPlugins([retryShared]); registerGlobalPlugins([retryShared]); } → {}':
      'Only a federation runtime uses the plugin: tested by shared-modules.spec.ts.',
    '[retryShared] → []':
      'Only a federation runtime uses the plugin: tested by shared-modules.spec.ts.',
  },
  'host/src/federation/scrub-error.ts': {
    '/^\\s*(?:at\\s+)?(?:(.*?)[\\s@(]+)?https?:\\/\\/[^\\s)]*?\\/([^/\\s?):]+)(?:\\?[^:\\s]*)?:(\\d+):(\\d+)/ → /^\\s*(?:at\\s)?(?:(.*?)[\\s@(]+)?https?:\\/\\/[^\\s)]*?\\/([^/\\s?):]+)(?:\\?[^:\\s]*)?:(\\d+):(\\d+)/':
      'Further spaces become part of the name, and are trimmed.',
  },
  'host/src/federation/send-report.ts': {
    'default: return undefined; → default:': 'Returns undefined, too.',
  },
  'host/src/federation/store-report.ts': {
    '[] → ["Stryker was here"]': 'No report has this name.',
  },
};
