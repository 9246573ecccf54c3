import { CLOSING } from '../testing/rule-blocks';
import type { Operation, CommonValues, Step } from './operation';
import type { Principals } from './principals';
import { reports } from './release-documents';
import { own } from './own-operation';
import { NOW } from './rest-encoding';

const WEEK_MS = 7 * 86_400_000;

function stepOf({ id, uid }: Principals, commonValues: CommonValues): Step {
  const {
    session = id,
    kind = 'load',
    remote = 'savings',
    version = '0123456789abcdef',
  } = commonValues;
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

/** The reports of a signed-in browser about a remote. */
export const reportOperations: readonly Operation[] = [
  own('a report of a load', stepOf, {
    denied: {
      'a second time': {
        state: (principals) => ({
          [stepOf(principals, {}).path]: { kind: 'load', at: new Date(0) },
        }),
        by: CLOSING,
      },
    },
  }),
];
