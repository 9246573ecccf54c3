export { dateFormat, numberFormat } from './formats';
export {
  chooseLanguage,
  preferredLanguage,
  LANGUAGES,
  locale,
  pageLanguage,
  setPageLanguage,
  type Language,
} from './language';
export { plural } from './plural';
export { loadMessages, onLoadError, defineMessages, type Translation } from './define-messages';
