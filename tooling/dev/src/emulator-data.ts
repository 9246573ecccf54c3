import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Scope } from './command';
import { exportData } from './emulator-hub';

const SAVE_EVERY = 120_000;
// The CLI writes it last: a folder that has it is whole.
const METADATA = 'firebase-export-metadata.json';

/** The emulators' data between two starts. */
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

  /** The folder of the newest whole save, if there is one. */
  async latest(): Promise<string | undefined> {
    // A kill between the two steps of a save leaves the newest under its first name.
    if (!isWhole(this.current) && isWhole(this.next)) await this.promote();
    return isWhole(this.current) ? this.current : undefined;
  }

  async forget(): Promise<void> {
    await rm(this.current, { recursive: true, force: true });
    await rm(this.next, { recursive: true, force: true });
  }

  /** Saves all data; one save at a time. */
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

  /** Saves now and then, so that even a killed process loses two minutes at most. */
  saveRegularly(scope: Scope): void {
    const timer = setInterval(() => {
      this.save().catch((error: unknown) => {
        console.error(`  ! ${error instanceof Error ? error.message : String(error)}`);
      });
    }, SAVE_EVERY);
    scope.signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  }

  private async promote(): Promise<void> {
    await rm(this.current, { recursive: true, force: true });
    await rename(this.next, this.current);
  }
}

function isWhole(folder: string): boolean {
  return existsSync(join(folder, METADATA));
}
