import { preferredLanguage, setPageLanguage } from '@bank/i18n';
import { applyStoredTheme } from '@bank/ui/theme';
import { startScriptPolicy } from './app/script-policy';
import { readPreference } from './device/preferences';
import { expectsMembersLayout } from './navigation/expected-layout';
import { sessionTimes } from './session/times-store';
import { preloadChunks } from './start/preload-chunks';
import { hasSubstitute } from './start/has-substitute';
import { preloadLastVisit } from './start/last-visit-files';
import { preloadIndex } from './start/preload-index';
import { applyCriticalAssets } from './prerendering/critical-assets';
import { registerWorker } from './start/register-worker';
import { startAfterRelease } from './prerendering/start-after-release';
import { startApp } from './start/start-app';
import { linkWebManifest } from './start/web-manifest';

// Before any other script is created.
startScriptPolicy(document);

// Before the first paint, to avoid a flash of another font or theme.
setPageLanguage();
const isEnglish = preferredLanguage() === 'en';
applyCriticalAssets(document, isEnglish);
applyStoredTheme();

const hasSession = sessionTimes.read() !== null;
preloadChunks(hasSession);
if (hasSession) preloadLastVisit(location.pathname);

// Selects the prerendered shell that is shown until the app has started.
const { dataset } = document.documentElement;
dataset.expects = expectsMembersLayout(location.pathname) ? 'members' : 'visitors';
dataset.menu = readPreference('bank.menu') ?? '';
if (!isEnglish) dataset.drawn = 'client';

// Only prerendered pages name the app's script here; other pages load it themselves.
const appScript = document.querySelector<HTMLMetaElement>('meta[name="app-script"]')?.content;
const isSubstituted = hasSubstitute();
if (isSubstituted) dataset.substitutes = '';
const startsImmediately = !appScript || hasSession || !isEnglish || isSubstituted;
if (startsImmediately) preloadIndex(document, preferredLanguage());
if (appScript) {
  const start = startApp(appScript, startsImmediately);
  if (!startsImmediately) startAfterRelease(document, start);
}
linkWebManifest(document);
registerWorker();
