import { auth } from '@bank/firebase/auth';
import { createDocument } from '@bank/firebase/rest';
import type { RemoteReport } from './send-report';
import { OVERRIDE_VERSION } from './versions';

const SESSION = 'bank.report.session';
const KEPT_MS = 30 * 86_400_000;

type ReportSession = {
  id: string;
  /** From 0 to 100: decides whether this session is sampled. */
  place: number;
  /** The reports this session has sent: `kind.remote.version`. */
  sent: string[];
};

/** Random, for this tab alone: it says nothing about the person. */
let session: ReportSession | undefined;

function reportSession(): ReportSession {
  try {
    session ??= JSON.parse(sessionStorage.getItem(SESSION) ?? 'null') ?? undefined;
  } catch {
    // Without storage every page is a session of its own.
  }
  return (session ??= { id: crypto.randomUUID(), place: Math.random() * 100, sent: [] });
}

function rememberSent(name: string): void {
  const { sent, ...known } = reportSession();
  session = { ...known, sent: [...sent, name] };
  try {
    sessionStorage.setItem(SESSION, JSON.stringify(session));
  } catch {
    // As above.
  }
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
  const { id: session, place, sent } = reportSession();
  const { kind, remote, version } = report;
  const name = [kind, remote, version].join('.');
  const isSampled = kind !== 'failure' && kind !== 'error';
  if (!uid || version === OVERRIDE_VERSION || (isSampled && place >= samplePercent)) return;
  if (sent.includes(name)) return;
  rememberSent(name);
  const until = new Date(Date.now() + KEPT_MS).toISOString();
  const route = location.pathname.split('/').slice(0, 2).join('/').slice(0, 80);
  // Refused when the person has just signed out.
  await createDocument('reports', `${session}.${name}`, {
    ...{ ...report, session, uid, route, browser: browserName(), until: { time: until } },
  }).catch(() => undefined);
}
