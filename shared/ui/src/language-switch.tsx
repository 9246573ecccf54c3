import { chooseLanguage, LANGUAGES, pageLanguage, type Language } from '@bank/i18n';
import styles from './language-switch.module.css';
import { messages } from './messages';

type Props = {
  /** Calls `leave` after the user has agreed to lose unsaved changes. */
  beforeLeaving?: ((leave: () => void) => void) | undefined;
  /** Reloads the page. */
  reload?: (() => void) | undefined;
};

const languages = Object.entries(LANGUAGES) as [Language, string][];

/** Buttons that switch the language, each labelled in its own language. Each one reloads the page. */
export function LanguageSwitch({
  beforeLeaving = (leave) => leave(),
  reload = () => window.location.reload(),
}: Props) {
  const current = pageLanguage();
  const choose = (language: Language) =>
    beforeLeaving(() => {
      chooseLanguage(language);
      reload();
    });
  return (
    <div role="group" aria-label={messages.language} className={styles.switch}>
      {languages.map(([language, name]) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={styles.choice}
          aria-pressed={language === current}
          onClick={() => choose(language)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
