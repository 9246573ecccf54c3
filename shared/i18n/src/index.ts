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
export { loadTexts, onLostTexts, translated, type Texts } from './texts';
