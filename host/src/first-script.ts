import { chosenLanguage, startLanguage } from '@bank/i18n';
import { applyStoredTheme } from '@bank/ui/theme';
import { startScriptPolicy } from './app/script-policy';
import { readPreference } from './device/preferences';
import { isExpectedForMembers } from './navigation/expected-place';
import { sessionTimes } from './session/times-store';
import { preloadChunks } from './start/preload-chunks';
import { hasSubstitute } from './start/has-substitute';
import { preloadLastVisit } from './start/last-visit-files';
import { prefetchIndex } from './start/prefetch-index';
import { applyCriticalAssets } from './start/critical-assets';
import { registerWorker } from './start/register-worker';
import { startAfterRelease } from './start/start-after-release';
import { startApp } from './start/start-app';
import { linkWebManifest } from './start/web-manifest';

// Before any other script asks for one.
startScriptPolicy(document);

// Before the first paint, so that nobody sees other letters or colours flash.
startLanguage();
const isInOwnLanguage = chosenLanguage() === 'en';
applyCriticalAssets(document, isInOwnLanguage);
applyStoredTheme();

const hasSession = sessionTimes.read() !== null;
preloadChunks(hasSession);
if (hasSession) preloadLastVisit(location.pathname);

// What the page shows before the program has come.
const { dataset } = document.documentElement;
dataset.expects = isExpectedForMembers(location.pathname) ? 'members' : 'visitors';
dataset.menu = readPreference('bank.menu') ?? '';
if (!isInOwnLanguage) dataset.drawn = 'anew';

// Only a page that stands in its HTML leaves the start to this script.
const program = document.querySelector<HTMLMetaElement>('meta[name="program"]')?.content;
const isSubstituted = hasSubstitute();
if (isSubstituted) dataset.substitutes = '';
const startsAtOnce = !program || hasSession || !isInOwnLanguage || isSubstituted;
if (startsAtOnce) prefetchIndex(document, chosenLanguage());
if (program) {
  const start = startApp(program, startsAtOnce);
  if (!startsAtOnce) startAfterRelease(document, start);
}
linkWebManifest(document);
registerWorker();
