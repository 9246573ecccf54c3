import { preferredLanguage, setPageLanguage } from '@bank/i18n';
import type { BALANCE_SHOWN } from '@bank/ui';
import { applyStoredTheme } from '@bank/ui/theme';
import { startScriptPolicy } from './app/script-policy';
import { readPreference } from './device/preferences';
import { isAuthPage } from './auth-screens/auth-paths';
import { storedConfirmation } from './email-confirmation/stored-confirmation';
import { browserStore } from './federation/browser-store';
import { expectsMembersLayout } from './navigation/expected-layout';
import { isSessionOpen } from './session/is-session-open';
import { sessionTimes } from './session/times-store';
import { prefetchApp, preloadChunks } from './start/preload-chunks';
import { hasSubstitute } from './start/has-substitute';
import { preloadLastVisit } from './start/last-visit-files';
import { preloadIndex } from './start/preload-index';
import { applyCriticalAssets } from './prerendering/critical-assets';
import { showVariant } from './prerendering/show-variant';
import { registerWorker } from './start/register-worker';
import { startAfterRelease } from './prerendering/start-after-release';
import { startApp } from './start/start-app';
import { linkWebManifest } from './start/web-manifest';

// A literal: importing the constant would bundle React.
const BALANCE: typeof BALANCE_SHOWN = 'bank.balance-shown';

// Before any other script is created.
startScriptPolicy(document);

// Before the first paint, to avoid a flash of another font or theme.
setPageLanguage();
const language = preferredLanguage();
const isEnglish = language === 'en';
applyCriticalAssets(document, isEnglish);
applyStoredTheme();

const hasSession = sessionTimes.read() !== null;
if (hasSession) preloadLastVisit(location.pathname);

// Selects the prerendered shell that is shown until the app has started.
const { dataset } = document.documentElement;
dataset.expects = expectsMembersLayout(location.pathname) ? 'members' : 'visitors';
dataset.menu = readPreference('bank.menu') ?? '';
if (storedConfirmation.isPending()) dataset.notice = '';

// The scripts of the app on a page whose app starts later; other pages, and those for customers, load them by themselves.
const prerendered = document.querySelector<HTMLMetaElement>('meta[name="app-script"]');
const appScripts = prerendered?.content.split(' ').filter(Boolean);
const isSubstituted = hasSubstitute();
if (isSubstituted) dataset.substitutes = '';
const isAuth = isAuthPage(location.pathname);
const isForCustomers = prerendered?.dataset.access === 'customer';
// The app redirects customers away from an auth page and visitors to one, and says why a session has ended.
const isAppOnly = isForCustomers
  ? !isSessionOpen(document)
  : isAuth && (hasSession || location.search.includes('ended='));
const showsBalance = isForCustomers && browserStore.read(BALANCE) === 'yes';
const hasVariants = isForCustomers || (isAuth && appScripts !== undefined);
const hasHtml = !isAppOnly && (isEnglish || hasVariants);
// The dashboard is hidden until its HTML is parsed: its parts would move while others follow.
if (!isEnglish || isAppOnly || isForCustomers) dataset.drawn = 'client';
if (hasHtml && dataset.drawn) {
  const variant = { language, isBalanceShown: showsBalance };
  showVariant(document, variant, () => delete dataset.drawn);
}

const startsImmediately = !appScripts || hasSession || !hasHtml || isSubstituted;
if (startsImmediately) {
  preloadChunks(hasSession);
  preloadIndex(document, language);
} else if (isAuth) prefetchApp(appScripts);
if (appScripts) {
  const start = startApp(appScripts, startsImmediately);
  if (!startsImmediately) startAfterRelease(document, start);
}
linkWebManifest(document);
registerWorker();
