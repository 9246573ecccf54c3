import type { BankErrorCode, UserProfile } from '@bank/domain';
import { toBankError } from '@bank/firebase/errors';
import { useUnsavedChanges } from '@bank/remote-kit';
import { useRef, useState } from 'react';
import type { AdminRequests } from '../actions/admin-requests';
import { carryOut, ordersFor, type BulkAction, type BulkOrder } from './bulk-action';

/** How a row stands; a failure by its code. */
export type RowState = 'waiting' | 'running' | 'done' | { failed: BankErrorCode };
export type BulkRow = BulkOrder & { state: RowState };

/** `interrupted`: the network is gone, and the rest was not begun. */
type Phase = 'ready' | 'running' | 'interrupted' | 'ended';

/**
 * One action on many users, one after another. Begun again it does what is not done yet, under the same
 * ids: a row whose answer was lost is carried out once.
 */
export function useBulk(
  action: BulkAction,
  users: readonly UserProfile[],
  requests: AdminRequests,
) {
  const [rows, setRows] = useState<readonly BulkRow[]>(() =>
    ordersFor(users).map((order) => ({ ...order, state: 'waiting' })),
  );
  const [phase, setPhase] = useState<Phase>('ready');
  const isRunning = useRef(false);
  useUnsavedChanges(phase === 'running');

  function setRow(id: string, state: RowState) {
    setRows((all) => all.map((row) => (row.id === id ? { ...row, state } : row)));
  }

  /** Whether the next one may follow. */
  async function runRow(row: BulkRow): Promise<boolean> {
    setRow(row.id, 'running');
    try {
      await carryOut(requests, action, row);
      setRow(row.id, 'done');
      return true;
    } catch (error) {
      const { code } = toBankError(error);
      setRow(row.id, { failed: code });
      return code !== 'network';
    }
  }

  async function run() {
    // A second click comes before the button is drawn as disabled.
    if (isRunning.current) return;
    isRunning.current = true;
    setPhase('running');
    let goesOn = true;
    for (const row of rows.filter(({ state }) => state !== 'done')) {
      goesOn = await runRow(row);
      if (!goesOn) break;
    }
    isRunning.current = false;
    setPhase(goesOn ? 'ended' : 'interrupted');
  }

  const done = rows.filter(({ state }) => state === 'done').length;
  return { rows, phase, done, run };
}
