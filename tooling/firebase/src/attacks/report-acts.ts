import { CLOSING } from '../testing/rule-blocks';
import type { Act, Facts, Step } from './act';
import type { Cast } from './cast';
import { reports } from './release-documents';
import { own } from './own-act';
import { NOW } from './wire';

const WEEK_MS = 7 * 86_400_000;

function stepOf({ id, uid }: Cast, facts: Facts): Step {
  const { session = id, kind = 'load', remote = 'savings', version = '0123456789abcdef' } = facts;
  return {
    how: 'set',
    path: `reports/${[session, kind, remote, version].map(String).join('.')}`,
    data: {
      ...{ session, kind, remote, version, uid, role: 'live', route: '/savings' },
      ...{ browser: 'Chrome/150', value: 12, detail: '', at: NOW },
      until: new Date(Date.now() + WEEK_MS),
    },
    shape: reports.load,
  };
}

/** What a signed-in browser reports of a remote. */
export const reportActs: readonly Act[] = [
  own('a report of a load', stepOf, {
    denied: {
      'a second time': {
        state: (cast) => ({ [stepOf(cast, {}).path]: { kind: 'load', at: new Date(0) } }),
        by: CLOSING,
      },
    },
  }),
];
