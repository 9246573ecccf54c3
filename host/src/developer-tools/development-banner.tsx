import { presentLanguage } from '@bank/i18n';
import { Link } from '@bank/router';
import { Button } from '@bank/ui';
import { useEffect, useState } from 'react';
import type { RegistryState } from '../federation/live-registry';
import { endOverrides, type Override } from '../federation/override';
import { endPreviews } from '../federation/preview-link';
import type { Previews } from '../federation/previews';
import { remoteTitle } from '../federation/remote-title';
import { hasUnsavedChanges, onUnsavedChanges } from '../unsaved-changes/unsaved-changes';
import styles from './development-banner.module.css';
import { messages } from './messages';

/** Ends the overrides when the first of them expires, but not while something typed would be lost. */
function useEnd(overrides: readonly Override[]): void {
  const until = Math.min(...overrides.map((override) => override.until));
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (until === Infinity) return;
    const timer = setTimeout(() => setOver(true), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  useEffect(() => {
    if (!isOver) return;
    const end = () => hasUnsavedChanges() || endOverrides();
    end();
    return onUnsavedChanges(end);
  }, [isOver]);
}

/** Stands over every page while a remote is a developer's own version. */
export function OverrideBanner({
  overrides,
  registry,
}: {
  overrides: readonly Override[];
  registry: RegistryState;
}) {
  useEnd(overrides);
  return (
    <aside className={styles.banner} aria-label={messages.override.label}>
      {overrides.map(({ remote, entry, until }) => {
        const time = new Date(until).toLocaleTimeString(presentLanguage(), {
          hour: '2-digit',
          minute: '2-digit',
        });
        const { origin } = new URL(entry);
        return (
          <p key={remote}>{messages.override.text(remoteTitle(registry, remote), origin, time)}</p>
        );
      })}
      <Link to="#overrides">{messages.override.change}</Link>
      <Button onClick={endOverrides}>{messages.override.end}</Button>
    </aside>
  );
}

/** Stands over every page while a link shows a version that is not released, or was refused. */
export function PreviewBanner({
  registry,
  previews: { open, refused },
}: {
  registry: RegistryState;
  previews: Previews;
}) {
  if (open.length === 0 && refused === 0) return null;
  const date = (iso: string) => new Date(iso).toLocaleDateString(presentLanguage());
  return (
    <aside className={styles.banner} aria-label={messages.preview.label}>
      {open.map(({ name, version, expires }) => (
        <p key={name}>
          {messages.preview.text(remoteTitle(registry, name), version.version, date(expires))}
        </p>
      ))}
      {refused > 0 && <p>{messages.preview.refused}</p>}
      <Button onClick={endPreviews}>{messages.preview.end}</Button>
    </aside>
  );
}
