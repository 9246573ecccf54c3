import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Scope } from './command';
import { exportData } from './emulator-hub';

const SAVE_INTERVAL_MS = 120_000;
// The CLI writes this file last: a folder that contains it is complete.
const METADATA = 'firebase-export-metadata.json';

/** The saved data of the emulators, kept between two starts. */
export class EmulatorData {
  private readonly current: string;
  private readonly next: string;
  private saving: Promise<void> = Promise.resolve();

  constructor(
    folder: string,
    private readonly hubPort: number,
  ) {
    this.current = join(folder, 'data');
    this.next = join(folder, 'data.next');
  }

  /** The folder of the newest complete save, if any. */
  async latest(): Promise<string | undefined> {
    // A kill between export and rename leaves the newest save in `data.next`.
    if (!isComplete(this.current) && isComplete(this.next)) await this.promote();
    return isComplete(this.current) ? this.current : undefined;
  }

  async forget(): Promise<void> {
    await rm(this.current, { recursive: true, force: true });
    await rm(this.next, { recursive: true, force: true });
  }

  /** Saves all data; concurrent calls run one after the other. */
  save(): Promise<void> {
    const saved = this.saving.then(async () => {
      await rm(this.next, { recursive: true, force: true });
      await mkdir(this.next, { recursive: true });
      await exportData(this.hubPort, this.next);
      await this.promote();
    });
    this.saving = saved.catch(() => undefined);
    return saved;
  }

  /** Saves periodically, so that a killed process loses at most two minutes. */
  saveRegularly(scope: Scope): void {
    const timer = setInterval(() => {
      this.save().catch((error: unknown) => {
        console.error(`  ! ${error instanceof Error ? error.message : String(error)}`);
      });
    }, SAVE_INTERVAL_MS);
    scope.signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  }

  private async promote(): Promise<void> {
    await rm(this.current, { recursive: true, force: true });
    await rename(this.next, this.current);
  }
}

function isComplete(folder: string): boolean {
  return existsSync(join(folder, METADATA));
}
