import { setTimeout as wait } from 'node:timers/promises';
import { claimRequest } from '@bank/admin/src/api/claims';
import { decideRequest } from '@bank/admin/src/api/decide-request';
import { issueVatCode } from '@bank/admin/src/api/issue-vat-code';
import { REQUEST_KINDS, type RequestKind } from '@bank/admin/src/api/request-kind';
import {
  type PendingRequest,
  type QueuePage,
  subscribeQueue,
} from '@bank/admin/src/api/request-queue';
import { sendCredit } from '@bank/admin/src/api/send-credit';
import { newId, toCents } from '@bank/domain';
import { CREDIT_LIMIT } from '../bank/snapshot';
import { Random } from '../bank/random';
import type { Load } from './customers';
import { firstValue } from './first-value';
import type { Session } from './session';

/** Between two looks at the queues. */
const PAUSE_MS = 2_000;
const APPROVED = 0.6;

/** Two admins work at the same queues: one of them may be later. */
const LATER = ['changed-meanwhile'] as const;

/** Sends every customer the largest credit that needs no second administrator. */
export async function fund(load: Load, { db, uid: by }: Session, uids: readonly string[]) {
  for (const uid of uids) {
    load.signal.throwIfAborted();
    const credit = { id: newId(), kind: 'send_money', by, uid } as const;
    await load.latencies.measure('admin: send money', [], () =>
      sendCredit(db, { ...credit, amount: toCents(CREDIT_LIMIT / 100) }),
    );
  }
}

/** Decides the requests of all queues and issues codes, until `until`. */
export async function administrate(
  load: Load,
  admin: Session,
  { index, codes, until }: { index: number; codes: ReadonlyMap<string, number>; until: number },
): Promise<void> {
  const random = new Random(load.seed * 7 + index);
  while (performance.now() < until) {
    for (const kind of REQUEST_KINDS) {
      load.signal.throwIfAborted();
      const page = await load.latencies.measure('admin: open a queue', [], () =>
        firstValue<QueuePage>((value, error) => subscribeQueue(admin.db, kind, null, value, error)),
      );
      for (const request of page?.requests ?? []) {
        if (performance.now() < until) await decide(load, admin, { kind, request, random });
      }
    }
    await issueCodes(load, admin, codes);
    await wait(Math.max(0, Math.min(PAUSE_MS, until - performance.now())));
  }
}

async function decide(
  { latencies }: Load,
  { db, uid: by }: Session,
  { kind, request, random }: { kind: RequestKind; request: PendingRequest; random: Random },
): Promise<void> {
  const { id, uid, submittedAt, details } = request;
  const isApproved = random.chance(APPROVED);
  const decision = isApproved
    ? ({ status: 'approved' } as const)
    : ({ status: 'rejected', reason: 'Not enough evidence.' } as const);
  await latencies.measure('admin: decide a request', LATER, async () => {
    await claimRequest(db, { kind, id }, by);
    await decideRequest(db, {
      ...{ id: newId(), by, kind, request: id, uid, submittedAt, decision },
      ...(details.kind === 'loans' && { amount: details.amount }),
    });
  });
}

/** Issues the same code again, which also allows five further guesses. */
async function issueCodes(
  { latencies, lockedOut }: Load,
  { db, uid: by }: Session,
  codes: ReadonlyMap<string, number>,
): Promise<void> {
  for (const uid of [...lockedOut]) {
    const code = codes.get(uid);
    if (code === undefined || !lockedOut.delete(uid)) continue;
    await latencies.measure('admin: issue a code', [], () =>
      issueVatCode(db, { id: newId(), by, uid, code }),
    );
  }
}
