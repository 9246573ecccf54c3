import { useId, useSyncExternalStore } from 'react';
import { messages } from './messages';
import { chooseTheme, currentTheme, subscribeToTheme, type Theme } from './theme';
import styles from './theme-switch.module.css';

const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** Switches between the system, light and dark theme. Radio buttons, so that the arrow keys work. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'system');
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
