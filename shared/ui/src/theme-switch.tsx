import { useId, useSyncExternalStore } from 'react';
import { messages } from './messages';
import { chooseTheme, currentTheme, watchTheme, type Theme } from './theme';
import styles from './theme-switch.module.css';

const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** Chooses the colours of all pages: the system's, light or dark. Radio buttons, so the arrow keys work. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(watchTheme, currentTheme, () => 'system');
  const name = useId();
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{messages.theme.label}</legend>
      {themes.map((value) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={value}
            checked={theme === value}
            onChange={() => chooseTheme(value)}
          />
          {messages.theme[value]}
        </label>
      ))}
    </fieldset>
  );
}
