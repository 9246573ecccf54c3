import { translated, type Texts } from '@bank/i18n';

const english = {
  lead: 'What is live, and how it does in this browser.',
  caption: 'Remotes',
  none: 'No remote is live.',
  remote: 'Remote',
  version: 'Version',
  canary: 'Canary',
  noCanary: 'None',
  share: (percent: string) => `${percent} of browsers`,
  here: 'tried here',
  state: 'State',
  states: {
    idle: 'Not loaded',
    loading: 'Loading',
    working: 'Working',
    fallback: 'Previous version',
    failed: 'Failed',
    override: 'Development version',
  },
  loadTime: 'Load time (p50 / p95)',
  lastFailure: 'Last failure',
  noFailure: 'None',
  contract: 'Contract',
  size: 'Size',
  unknown: 'Unknown',
  contractOfHost: (version: string) => `This host speaks contract ${version}.`,
} as const;

export type Messages = Texts<typeof english>;

export const messages = translated(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
