import { connect } from 'node:net';
import * as v from 'valibot';
import { LOOPBACK, type Ports } from './ports';

const Listener = v.object({ port: v.number() });
const Running = v.object({
  auth: Listener,
  firestore: Listener,
  storage: Listener,
  // With a single site, the CLI reports no reserved ports.
  hosting: v.object({ port: v.number(), reservedPorts: v.optional(v.array(v.number()), []) }),
});

/**
 * Whether the CLI's hub reports every emulator as running and every site accepts connections on its
 * expected port.
 */
export async function emulatorsAreReady(ports: Ports, signal: AbortSignal): Promise<boolean> {
  const url = `http://${LOOPBACK}:${ports.hub}/emulators`;
  const response = await fetch(url, { signal }).catch(() => undefined);
  if (!response?.ok) return false;
  const running = v.safeParse(Running, await response.json());
  if (!running.success) return false;
  const { port, reservedPorts } = running.output.hosting;
  const sites = Object.values(ports.sites);
  if ([port, ...reservedPorts].join() !== sites.join()) {
    throw new Error(`Hosting serves at ${[port, ...reservedPorts].join()}, not at ${sites.join()}`);
  }
  return (await Promise.all(sites.map((site) => isListening(site)))).every(Boolean);
}

/** Asks the hub to export the data of all emulators into a folder. */
export async function exportData(hubPort: number, folder: string): Promise<void> {
  const response = await fetch(`http://${LOOPBACK}:${hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'npm start' }),
  });
  if (!response.ok) throw new Error(`The emulators' data was not saved: ${await response.text()}`);
}

/** Whether a server accepts connections on this port. */
export function isListening(port: number, host = LOOPBACK): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const settle = (isOpen: boolean) => () => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', settle(true)).once('error', settle(false));
  });
}
