export { dateFormat, numberFormat } from './formats';
export {
  chooseLanguage,
  chosenLanguage,
  LANGUAGES,
  locale,
  presentLanguage,
  startLanguage,
  type Language,
} from './language';
export { plural } from './plural';
export { loadMessages, onLoadError, defineMessages, type Translation } from './define-messages';
