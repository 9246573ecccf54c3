import { presentLanguage } from '@bank/i18n';
import { Button } from '@bank/ui';
import { useEffect, useState } from 'react';
import { messages } from '../messages';
import { hasUnsavedChanges, onUnsavedChanges } from '../unsaved-changes/unsaved-changes';
import { endOverride, type Override } from './override';
import styles from './override-banner.module.css';
import { titleOf } from './title-of';
import type { RegistryState } from './live-registry';

/** Ends the override when its time has come, but not while something typed would be lost. */
function useEnd({ until }: Override): void {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  useEffect(() => {
    if (!isOver) return;
    const end = () => hasUnsavedChanges() || endOverride();
    end();
    return onUnsavedChanges(end);
  }, [isOver]);
}

/** Stands over every page while one remote is a developer's own. */
export function OverrideBanner({
  override,
  registry,
}: {
  override: Override;
  registry: RegistryState;
}) {
  useEnd(override);
  const until = new Date(override.until).toLocaleTimeString(presentLanguage(), {
    hour: '2-digit',
    minute: '2-digit',
  });
  const { origin } = new URL(override.entry);
  return (
    <aside className={styles.banner} aria-label={messages.override.label}>
      <p>{messages.override.text(titleOf(registry, override.remote), origin, until)}</p>
      <Button onClick={endOverride}>{messages.override.end}</Button>
    </aside>
  );
}
