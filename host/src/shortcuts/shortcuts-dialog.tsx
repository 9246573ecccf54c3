import { Dialog } from '@bank/ui';
import { messages } from '../messages';
import type { MenuKey } from './menu-keys';
import styles from './shortcuts-dialog.module.css';

const texts = messages.shortcuts;

type Props = {
  open: boolean;
  onClose(): void;
  keys: readonly MenuKey[];
  enabled: boolean;
  onEnable(enabled: boolean): void;
};

/** Lists all shortcuts. They can be turned off, because speech input may trigger them (WCAG 2.1.4). */
export function ShortcutsDialog({ open, onClose, keys, enabled, onEnable }: Props) {
  return (
    <Dialog open={open} title={texts.title} onClose={onClose}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={enabled}
          onChange={(event) => onEnable(event.target.checked)}
        />
        {texts.enable}
      </label>
      <dl className={styles.keys}>
        {keys.map(({ key, label, path }) => (
          <div key={path}>
            <dt>{texts.goTo(label)}</dt>
            <dd>
              <kbd>g</kbd> <kbd>{key}</kbd>
            </dd>
          </div>
        ))}
        <div>
          <dt>{texts.overview}</dt>
          <dd>
            <kbd>?</kbd>
          </dd>
        </div>
        <div>
          <dt>{texts.close}</dt>
          <dd>
            <kbd>Esc</kbd>
          </dd>
        </div>
      </dl>
    </Dialog>
  );
}
