import { createServer } from 'node:net';
import { CommandError } from '@bank/release';
import { isBadPort } from './bad-ports';
import { answers } from './emulator-hub';
import { LOOPBACK } from './ports';

/** Throws, with the name of each, where a port is taken or bad; nothing has been started then. */
export async function checkPorts(
  wanted: readonly { port: number; what: string }[],
  variable: string,
): Promise<void> {
  const bad = wanted.find(({ port }) => isBadPort(port));
  if (bad) {
    throw new CommandError(
      `Browsers block port ${bad.port} (${bad.what}).`,
      `Move all ports, for example: ${variable}=${bad.port + 100}`,
    );
  }
  const suggestion = Math.min(...wanted.map(({ port }) => port)) + 1000;
  const checked = await Promise.all(
    wanted.map(async (entry) => ({ ...entry, free: await isFree(entry.port) })),
  );
  const taken = checked.filter(({ free }) => !free);
  if (taken.length === 0) return;
  throw new CommandError(
    `Taken: ${taken.map(({ port, what }) => `port ${port} (${what})`).join(', ')}.`,
    `Stop what listens there, or move all ports, for example: ${variable}=${suggestion}`,
  );
}

/** Whether nobody listens on the port, on IPv4 or IPv6, on one or on all addresses. */
export async function isFree(port: number): Promise<boolean> {
  const found = await Promise.all([answers(port), answers(port, '::1')]);
  return !found.includes(true) && (await canListen(port));
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: LOOPBACK }, () => server.close(() => resolve(true)));
  });
}
