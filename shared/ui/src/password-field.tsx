import { useState } from 'react';
import styles from './field.module.css';
import { Icon } from './icon';
import { EyeIcon, EyeOffIcon } from './icons';
import { messages } from './messages';
import { TextField, type TextFieldProps } from './text-field';

type Props = Omit<TextFieldProps, 'type' | 'prefix' | 'suffix'>;

/** A password input with a visibility toggle. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField(props: Props) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className={styles.toggle}
          aria-label={shown ? messages.hidePassword : messages.showPassword}
          onClick={() => setShown(!shown)}
        >
          <Icon icon={shown ? EyeOffIcon : EyeIcon} />
        </button>
      }
    />
  );
}
