import type { BankError } from '@bank/domain';
import { currentUid } from '@bank/firebase/auth';
import { createDocument } from '@bank/firebase/rest';
import { loadAuth } from '../session/backend';
import { sessionTimes } from '../session/times-store';
import { isLeaving } from './leaving-page';
import type { RemoteReport } from './send-report';
import { OVERRIDE_VERSION } from './versions';

const SESSION = 'bank.report.session';
const RETENTION_MS = 30 * 86_400_000;

type ReportSession = {
  id: string;
  /** The sampling bucket, from 0 to 100. */
  bucket: number;
  /** Reports sent by this session, as `kind.remote.version`. */
  sent: string[];
};

/** A random session of this tab, unrelated to the user. */
let session: ReportSession | undefined;

function isSession(stored: unknown): stored is ReportSession {
  const { id, bucket, sent } = { ...(stored as Partial<ReportSession> | null) };
  return typeof id === 'string' && typeof bucket === 'number' && Array.isArray(sent);
}

function reportSession(): ReportSession {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(SESSION) ?? 'null');
    if (isSession(stored)) session ??= stored;
  } catch {
    // Without storage each page is its own session.
  }
  return (session ??= { id: crypto.randomUUID(), bucket: Math.random() * 100, sent: [] });
}

function storeSent(sent: string[]): void {
  session = { ...reportSession(), sent };
  try {
    sessionStorage.setItem(SESSION, JSON.stringify(session));
  } catch {
    // Without storage each page is its own session.
  }
}

/** Edge names itself last, after the browsers that it is compatible with. */
function browserName(): string {
  const { userAgent } = navigator;
  const match = /(Firefox|Edg)\/\d+/.exec(userAgent) ?? /(Chrome|Safari)\/\d+/.exec(userAgent);
  return match?.[0] ?? 'unknown';
}

/** The signed-in user. What fails at the start of a page is reported once the stored session is known. */
async function reporter(): Promise<string | undefined> {
  const uid = currentUid();
  if (uid || !sessionTimes.read()) return uid;
  const { currentToken } = await loadAuth();
  return (await currentToken()).uid;
}

/**
 * Stores a report in the database, once per session, kind and version, as the security rules require. Load
 * times and web vitals are sampled by session. Nothing is stored for signed-out visitors and overrides.
 */
export async function storeReport(report: RemoteReport, samplePercent: number): Promise<void> {
  const uid = await reporter();
  const { id: session, bucket, sent } = reportSession();
  const { kind, remote, version } = report;
  const name = [kind, remote, version].join('.');
  const isSampled = kind !== 'failure' && kind !== 'error';
  if (!uid || version === OVERRIDE_VERSION || (isSampled && bucket >= samplePercent)) return;
  if (sent.includes(name)) return;
  storeSent([...sent, name]);
  const until = new Date(Date.now() + RETENTION_MS).toISOString();
  const route = location.pathname.split('/').slice(0, 2).join('/').slice(0, 80);
  await createDocument('reports', `${session}.${name}`, {
    ...{ ...report, session, uid, route, browser: browserName(), until: { time: until } },
  }).catch(({ code }: BankError) => {
    // Sent the next time it happens; not after a denial, as for a user who has just signed out. A page that is being
    // left gets no answer, although the report is sent.
    if (code === 'network' && !isLeaving())
      storeSent(reportSession().sent.filter((other) => other !== name));
  });
}
