import { pageLanguage } from '@bank/i18n';
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

/** Ends the overrides when the first of them expires, but not while there are unsaved changes. */
function useOverrideExpiry(overrides: readonly Override[]): void {
  const until = Math.min(...overrides.map((override) => override.until));
  const [isExpired, setExpired] = useState(false);
  useEffect(() => {
    if (until === Infinity) return;
    const timer = setTimeout(() => setExpired(true), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  useEffect(() => {
    if (!isExpired) return;
    const end = () => hasUnsavedChanges() || endOverrides();
    end();
    return onUnsavedChanges(end);
  }, [isExpired]);
}

/** Shown above every page while an override is active. */
export function OverrideBanner({
  overrides,
  registry,
}: {
  overrides: readonly Override[];
  registry: RegistryState;
}) {
  useOverrideExpiry(overrides);
  return (
    <aside className={styles.banner} aria-label={messages.override.label}>
      {overrides.map(({ remote, entry, until }) => {
        const time = new Date(until).toLocaleTimeString(pageLanguage(), {
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

/** Shown above every page while a preview link is active or was refused. */
export function PreviewBanner({
  registry,
  previews: { open, refused },
}: {
  registry: RegistryState;
  previews: Previews;
}) {
  if (open.length === 0 && refused === 0) return null;
  const date = (iso: string) => new Date(iso).toLocaleDateString(pageLanguage());
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
