import '@bank/ui/base.css';
import './federation/provided';
import './start/prerendered.css';
import { loadTexts, onLostTexts, startLanguage } from '@bank/i18n';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { readEnvironment } from './app/environment';
import { reportError } from './federation/report-error';
import { replacePrerendered } from './start/prerendered';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const environment = readEnvironment(document);

replacePrerendered(root);
onLostTexts(reportError);
startLanguage();
void loadTexts().then(() => createRoot(root).render(<App environment={environment} />));
