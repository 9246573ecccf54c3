import { createServer } from 'node:net';
import { CommandError } from '@bank/release';
import { isBadPort } from './bad-ports';
import { isListening } from './emulator-hub';
import { LOOPBACK } from './ports';

/**
 * Throws an error that names every port that is in use or blocked by browsers. Called before
 * anything is started.
 */
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
    `In use: ${taken.map(({ port, what }) => `port ${port} (${what})`).join(', ')}.`,
    `Stop the process that uses it, or move all ports, for example: ${variable}=${suggestion}`,
  );
}

/** Whether the port is free on IPv4 and IPv6, on the loopback and on all addresses. */
export async function isFree(port: number): Promise<boolean> {
  const found = await Promise.all([isListening(port), isListening(port, '::1')]);
  return !found.includes(true) && (await canListen(port));
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: LOOPBACK }, () => server.close(() => resolve(true)));
  });
}
