import type { Messages } from './messages';

export const messages: Messages = {
  lead: 'Was live ist und wie es ihm in diesem Browser geht.',
  caption: 'Remotes',
  none: 'Kein Remote ist live.',
  remote: 'Remote',
  version: 'Version',
  canary: 'Canary',
  noCanary: 'Keiner',
  share: (percent) => `${percent} der Browser`,
  here: 'wird hier erprobt',
  state: 'Zustand',
  states: {
    idle: 'Nicht geladen',
    loading: 'Wird geladen',
    working: 'Funktioniert',
    fallback: 'Vorherige Version',
    failed: 'Ausgefallen',
    override: 'Entwicklungsversion',
  },
  loadTime: 'Ladezeit (p50 / p95)',
  lastFailure: 'Letzter Fehler',
  noFailure: 'Keiner',
  contract: 'Vertrag',
  size: 'Größe',
  unknown: 'Unbekannt',
  contractOfHost: (version) => `Dieser Host spricht Vertrag ${version}.`,
};
