import '@bank/ui/base.css';
// The frame in the page's HTML has the logo, which the program draws later.
import '@bank/ui/logo.css';
import './federation/provided';
import './start/prerendered.css';
import { loadMessages, onLoadError, startLanguage } from '@bank/i18n';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { readEnvironment } from './app/environment';
import { prepareChrome } from './app/frame';
import { reportError } from './federation/report-error';
import { replacePrerendered } from './start/prerendered';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const environment = readEnvironment(document);

replacePrerendered(root);
onLoadError(reportError);
startLanguage();

/** The page does not wait longer for its menu, in milliseconds. */
const PATIENCE = 1000;

const isForMembers = document.documentElement.dataset.expects === 'members';
const chrome = isForMembers
  ? Promise.race([prepareChrome(), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  : undefined;
void Promise.all([loadMessages(), chrome?.catch(reportError)]).then(() =>
  createRoot(root).render(<App environment={environment} />),
);
