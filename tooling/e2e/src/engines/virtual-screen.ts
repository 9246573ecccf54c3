import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { required } from './required';

/** A screen in memory, for what has no headless mode: WebKitGTK and the screen reader Orca. */
export class VirtualScreen {
  private constructor(
    readonly display: string,
    private readonly server: ChildProcess,
  ) {}

  static async start(): Promise<VirtualScreen> {
    const args = ['-displayfd', '3', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'];
    const server = spawn(required('XVFB_PATH'), args, {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    // It writes the number of its display to this pipe once it is ready.
    const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
    return new VirtualScreen(`:${number.toString().trim()}`, server);
  }

  stop(): void {
    this.server.kill();
  }
}
