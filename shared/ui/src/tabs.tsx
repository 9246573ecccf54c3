import { useId, type ReactNode } from 'react';
import { moveFocus } from './move-focus';
import styles from './tabs.module.css';

/** A tab with its panel. */
export type Tab = { id: string; label: string; panel: ReactNode };

type Props = {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  /** The id of the selected tab. */
  selected: string;
  onSelect: (id: string) => void;
};

/** Tabs with a roving tabindex: the arrow keys select a tab. */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  const base = useId();
  const shown = tabs.find(({ id }) => id === selected);
  return (
    <div className={styles.tabs}>
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs themselves take the focus. */}
      <div
        role="tablist"
        aria-label={label}
        className={styles.list}
        onKeyDown={(event) => {
          const id = moveFocus(event, '[role="tab"]', 'horizontal')?.dataset.tab;
          if (id !== undefined) onSelect(id);
        }}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            data-tab={tab.id}
            className={styles.tab}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${base}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {/* Focusable, so that the keyboard reaches a panel without controls. */}
      <div
        key={selected}
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-tab-${selected}`}
        className={styles.panel}
        tabIndex={0}
      >
        {shown?.panel}
      </div>
    </div>
  );
}
