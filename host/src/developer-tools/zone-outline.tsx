import { numberFormat } from '@bank/i18n';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { RegistryState } from '../federation/live-registry';
import { remoteHealth } from '../federation/remote-health';
import { remoteTitle } from '../federation/remote-title';
import { messages } from './messages';
import styles from './zone-outline.module.css';

const milliseconds = numberFormat();

type Zone = { key: string; label: string; rect: DOMRect };

function labelOf(element: HTMLElement, registry: RegistryState): string {
  const { remote = '', version = '', owner } = element.dataset;
  const wait = remoteHealth.get(remote).waits.at(-1);
  const parts = [
    `${remoteTitle(registry, remote)} (${remote})`,
    version,
    owner ?? messages.zones.ownerless,
    wait === undefined ? '' : `${milliseconds.format(wait)} ms`,
  ];
  return parts.filter(Boolean).join(' · ');
}

function readZones(registry: RegistryState): Zone[] {
  const containers = [...document.querySelectorAll<HTMLElement>('[data-remote]')];
  return containers.map((element, index) => ({
    key: `${element.dataset.remote} ${index}`,
    label: labelOf(element, registry),
    rect: element.getBoundingClientRect(),
  }));
}

/** Outlines the part of the page that each remote renders; everything else belongs to the host. */
export function ZoneOutline({ registry }: { registry: RegistryState }) {
  const [zones, setZones] = useState<readonly Zone[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const read = () => setZones(readZones(registry));
    const sizes = new ResizeObserver(read);
    const changes = new MutationObserver(read);
    sizes.observe(document.body);
    changes.observe(document.getElementById('root') ?? document.body, {
      childList: true,
      subtree: true,
    });
    window.addEventListener('scroll', read, { signal, passive: true, capture: true });
    window.addEventListener('resize', read, { signal });
    read();
    return () => {
      controller.abort();
      sizes.disconnect();
      changes.disconnect();
    };
  }, [registry]);
  // Outside of #root, so that rendering a zone does not trigger the observer.
  return createPortal(
    <aside className={styles.zones} aria-label={messages.zones.label}>
      <p className={styles.host}>{messages.zones.host}</p>
      {zones.map(({ key, label, rect }) => (
        <div
          key={key}
          className={styles.zone}
          style={{ top: rect.top, left: rect.left, width: rect.width, height: rect.height }}
        >
          <p className={styles.label}>{label}</p>
        </div>
      ))}
    </aside>,
    document.body,
  );
}
