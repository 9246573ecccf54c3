import '@bank/ui/base.css';
// The prerendered frame contains the logo, before the app renders it.
import '@bank/ui/logo.css';
import './federation/provided';
import './prerendering/prerendered.css';
import { loadMessages, onLoadError, setPageLanguage } from '@bank/i18n';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { readEnvironment } from './app/environment';
import { preloadAppShell } from './app/frame';
import { watchLeaving } from './federation/leaving-page';
import { reportError } from './federation/report-error';
import { registerRetryShared } from './federation/retry-shared';
import { replacePrerendered } from './prerendering/replace-prerendered';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const environment = readEnvironment(document);

replacePrerendered(root);
registerRetryShared();
watchLeaving();
onLoadError(reportError);
setPageLanguage();

/** Timeout for preloading the app shell, in milliseconds; the page renders without it then. */
const SHELL_TIMEOUT_MS = 1000;

const isForMembers = document.documentElement.dataset.expects === 'members';
const shell = isForMembers
  ? Promise.race([
      preloadAppShell(),
      new Promise((resolve) => setTimeout(resolve, SHELL_TIMEOUT_MS)),
    ])
  : undefined;
void Promise.all([loadMessages(), shell?.catch(reportError)]).then(() =>
  createRoot(root).render(<App environment={environment} />),
);
