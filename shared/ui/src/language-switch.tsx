import { chooseLanguage, LANGUAGES, pageLanguage, type Language } from '@bank/i18n';
import styles from './language-switch.module.css';
import { messages } from './messages';

type Props = {
  /** Runs `leave` once nothing typed is lost by it; left out where nothing can be typed. */
  beforeLeaving?: ((leave: () => void) => void) | undefined;
  /** Loads the page anew. */
  reload?: (() => void) | undefined;
};

const languages = Object.entries(LANGUAGES) as [Language, string][];

/** Chooses the language: each under its own name. Buttons, since each of them leaves the page for a moment. */
export function LanguageSwitch({
  beforeLeaving = (leave) => leave(),
  reload = () => window.location.reload(),
}: Props) {
  const present = pageLanguage();
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
          aria-pressed={language === present}
          onClick={() => choose(language)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
