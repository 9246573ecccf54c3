import type { BankErrorCode, UserProfile } from '@bank/domain';
import { toBankError } from '@bank/firebase/errors';
import { useUnsavedChanges } from '@bank/remote-kit';
import { useRef, useState } from 'react';
import type { AdminApi } from '../actions/admin-api';
import { runItem, createBulkItems, type BulkAction, type BulkItem } from './bulk-action';

/** The state of a row; an error by its code. */
export type RowState = 'waiting' | 'running' | 'done' | { failed: BankErrorCode };
export type BulkRow = BulkItem & { state: RowState };

/** `interrupted`: the network failed, and the rest was not started. */
type Phase = 'ready' | 'running' | 'interrupted' | 'ended';

/**
 * Runs one action on many users, sequentially. Running it again retries the unfinished rows under the same
 * ids: a row whose response was lost is carried out once.
 */
export function useBulk(action: BulkAction, users: readonly UserProfile[], api: AdminApi) {
  const [rows, setRows] = useState<readonly BulkRow[]>(() =>
    createBulkItems(users).map((item) => ({ ...item, state: 'waiting' })),
  );
  const [phase, setPhase] = useState<Phase>('ready');
  const isRunning = useRef(false);
  useUnsavedChanges(phase === 'running');

  function setRow(id: string, state: RowState) {
    setRows((all) => all.map((row) => (row.id === id ? { ...row, state } : row)));
  }

  /** Returns whether to continue with the next row. */
  async function runRow(row: BulkRow): Promise<boolean> {
    setRow(row.id, 'running');
    try {
      await runItem(api, action, row);
      setRow(row.id, 'done');
      return true;
    } catch (error) {
      const { code } = toBankError(error);
      setRow(row.id, { failed: code });
      return code !== 'network';
    }
  }

  async function run() {
    // A second click may come before the button renders as disabled.
    if (isRunning.current) return;
    isRunning.current = true;
    setPhase('running');
    let shouldContinue = true;
    for (const row of rows.filter(({ state }) => state !== 'done')) {
      shouldContinue = await runRow(row);
      if (!shouldContinue) break;
    }
    isRunning.current = false;
    setPhase(shouldContinue ? 'ended' : 'interrupted');
  }

  const done = rows.filter(({ state }) => state === 'done').length;
  return { rows, phase, done, run };
}
