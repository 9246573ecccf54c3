import { useEffect, useId, useRef, type ComponentProps } from 'react';
import styles from './combobox-field.module.css';
import { Field, type FieldTexts } from './field';
import fieldStyles from './field.module.css';
import type { ComboboxOption } from './filter-options';
import { Icon } from './icon';
import { ChevronDownIcon } from './icons';
import { messages } from './messages';
import { useCombobox } from './use-combobox';

type Native = Omit<
  ComponentProps<'input'>,
  'className' | 'type' | 'value' | 'list' | 'onChange' | 'onClick' | 'onKeyDown'
>;

type Props = Native &
  FieldTexts & {
    options: readonly ComboboxOption[];
    /** The chosen option's value, or '' for none. */
    value: string;
    onChange: (value: string) => void;
  };

/** An autocomplete for one option out of many. Only an option can become the value. */
export function ComboboxField(props: Props) {
  const { label, hint, error, optional, id, options, value, onChange, ...native } = props;
  const texts = { label, hint, error, optional };
  const combobox = useCombobox({ options, value, onChange });
  const { matches, open, active } = combobox;
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (open) list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' });
  }, [open, active]);

  return (
    <Field {...texts} id={id} describedBy={native['aria-describedby']}>
      {(control) => (
        <div className={styles.anchor}>
          <div className={fieldStyles.box}>
            <input
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...native}
              {...control}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={open}
              aria-controls={listId}
              aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
              className={fieldStyles.control}
              value={combobox.text}
              onChange={(event) => combobox.type(event.target.value)}
              onClick={combobox.show}
              onKeyDown={combobox.onKeyDown}
              onBlur={(event) => {
                combobox.leave();
                native.onBlur?.(event);
              }}
            />
            <Icon icon={ChevronDownIcon} className={fieldStyles.chevron} />
          </div>
          <ul ref={list} id={listId} role="listbox" className={styles.list} hidden={!open}>
            {open &&
              matches.map((option, index) => (
                // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the text box handles the keys, as in the ARIA combobox pattern.
                <li
                  key={option.value}
                  id={optionId(index)}
                  role="option"
                  aria-selected={option.value === value}
                  data-active={index === active || undefined}
                  className={styles.option}
                  // Keep the focus in the text box.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => combobox.choose(option)}
                >
                  {option.label}
                  {option.detail && <span className={styles.detail}>{option.detail}</span>}
                </li>
              ))}
            {open && matches.length === 0 && (
              <li className={styles.none} role="option" aria-disabled="true" aria-selected="false">
                {messages.noMatches}
              </li>
            )}
          </ul>
        </div>
      )}
    </Field>
  );
}
