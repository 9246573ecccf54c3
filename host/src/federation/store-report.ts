import { auth } from '@bank/firebase/auth';
import { createDocument } from '@bank/firebase/rest';
import type { RemoteReport } from './send-report';
import { OVERRIDE_VERSION } from './versions';

const SESSION = 'bank.report.session';
const KEPT_MS = 30 * 86_400_000;

type ReportSession = { id: string; place: number };

/** Random, for this tab alone: it says nothing of the person. `place` decides whether it is sampled. */
function reportSession(): ReportSession {
  try {
    const known = sessionStorage.getItem(SESSION);
    if (known) return JSON.parse(known) as ReportSession;
  } catch {
    // Without storage every page is a session of its own.
  }
  const made = { id: crypto.randomUUID(), place: Math.random() * 100 };
  try {
    sessionStorage.setItem(SESSION, JSON.stringify(made));
  } catch {
    // As above.
  }
  return made;
}

const browserName = () =>
  /(Firefox|Edg|Chrome|Safari)\/[\d]+/.exec(navigator.userAgent)?.[0] ?? 'unknown';

/**
 * Stores a report in the database: one for each session, kind and version, as the rules demand. Load times
 * and web vitals are stored for a sample of the sessions. Signed-out visitors and
 * overrides store nothing.
 */
export async function storeReport(report: RemoteReport, samplePercent: number): Promise<void> {
  const uid = auth().currentUser?.uid;
  const { id: session, place } = reportSession();
  const { kind, remote, version } = report;
  const isSampled = kind !== 'failure' && kind !== 'error';
  if (!uid || version === OVERRIDE_VERSION || (isSampled && place >= samplePercent)) return;
  const until = new Date(Date.now() + KEPT_MS).toISOString();
  const id = [session, kind, remote, version].join('.');
  const route = location.pathname.split('/').slice(0, 2).join('/').slice(0, 80);
  // There is one already, or the person has just signed out.
  await createDocument('reports', id, {
    ...{ ...report, session, uid, route, browser: browserName(), until: { time: until } },
  }).catch(() => undefined);
}
