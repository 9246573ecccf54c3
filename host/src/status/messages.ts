import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  lead: 'Live versions, and how well they work for the people using them.',
  caption: 'In this browser',
  none: 'No remotes are live.',
  host: 'Host',
  remote: 'Remote',
  version: 'Version',
  canary: 'Canary',
  noCanary: 'None',
  share: (percent: string) => `${percent} of browsers`,
  here: 'in use here',
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
  noReports: 'No reports',
  contractOfHost: (version: string) => `This host implements contract ${version}.`,
  allBrowsers: 'All browsers',
  unreadable: 'We couldn’t load the browsers’ reports.',
  readAt: (time: string) => `Updated at ${time}.`,
  refresh: 'Refresh',
  measure: 'Metric',
  lastHour: 'Last hour',
  lastDay: 'Last 24 hours',
  usersWithFailure: 'Users affected by a failure',
  ofUsers: (failed: number, users: number, percent: string) => `${failed} of ${users} (${percent})`,
  failures: 'Failures',
  errors: 'Errors',
  owner: 'Owner',
  contact: 'Contact',
  failing: 'Failing',
  healthy: 'Healthy',
  rate: (percent: string, users: number) => `${percent} of ${users} users`,
  compared: (canary: string, canaryRate: string, liveRate: string) =>
    `${canary}: fails for ${canaryRate}; the live version for ${liveRate}`,
  truncated: (count: number, since: string) =>
    `Only the latest ${count} reports are counted, since ${since}.`,
  failuresOfDay: 'Failures and releases',
  failuresSummary: (failures: number, releases: number) =>
    `Failures and errors in the last 24 hours: ${failures}. Releases (vertical lines): ${releases}.`,
  from: 'From',
  releasesOfHour: 'Releases',
  lastError: 'Last error',
  time: 'Time',
  route: 'Page',
  browser: 'Browser',
  trace: 'Trace ID',
  releases: 'Release history',
  actions: {
    publish: 'published',
    canary: 'canary started',
    promote: 'canary promoted',
    rollback: 'rolled back',
    abort: 'canary aborted',
    renew: 'renewed',
  } as Readonly<Record<string, string>>,
  undo: {
    rollback: {
      label: 'Roll back',
      title: (title: string) => `Roll back ${title}`,
      text: 'The previous version goes live in all browsers. Anyone who has the page open is offered it.',
    },
    abort: {
      label: 'Abort canary',
      title: (title: string) => `Abort the canary of ${title}`,
      text: 'All browsers get the live version again.',
    },
  },
  undoFailed:
    'Nothing was changed. Another release may have gone live in the meantime: refresh and check again.',
  why: 'Reason',
  whyMissing: 'Enter a reason. It’s kept in the release history.',
  cancel: 'Cancel',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
