import { chosenLanguage, startLanguage } from '@bank/i18n';
import { applyStoredTheme } from '@bank/ui/theme';
import { startScriptPolicy } from './app/script-policy';
import { sessionTimes } from './session/times-store';
import { askEarly } from './start/early-files';
import { registerWorker } from './start/register-worker';
import { startProgram } from './start/start-program';

// Before any other script asks for one.
startScriptPolicy(document);

// Before the first paint, so that nobody sees the other colours flash.
applyStoredTheme();
startLanguage();

const hasSession = sessionTimes.read() !== null;
askEarly(hasSession);

// Only a page that stands in its HTML, in English, leaves the start to this script.
const program = document.querySelector<HTMLMetaElement>('meta[name="program"]')?.content;
if (program) {
  const isInOwnLanguage = chosenLanguage() === 'en';
  if (!isInOwnLanguage) document.documentElement.dataset.drawn = 'anew';
  startProgram(program, hasSession || !isInOwnLanguage);
}
registerWorker();
