/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { createServer } from 'node:net';
import { checkPorts } from './free-ports';
import { basePort, emulatorBlock, namedPorts, portLayout, siteOrigin } from './ports';

const sites = ['host', 'dashboard', 'transfer', 'registry'];

describe('portLayout', () => {
  it('puts the sites where the Hosting emulator does, and the rest around them', () => {
    const ports = portLayout(3000, sites);
    expect(ports.sites).toEqual({ host: 3000, dashboard: 3005, transfer: 3006, registry: 3007 });
    expect(siteOrigin(ports, 'registry')).toBe('http://localhost:3007');
    expect(emulatorBlock(ports)).toMatchObject({
      auth: { host: '127.0.0.1', port: 3001 },
      firestore: { port: 3002, websocketPort: 3008 },
      hosting: { port: 3000 },
    });
  });

  it('gives no port twice', () => {
    const ports = portLayout(3000, sites);
    const all = namedPorts(ports).map(({ port }) => port);
    expect(new Set(all).size).toBe(sites.length + 6);
    expect(Object.values(ports.devServers).some((port) => all.includes(port))).toBe(false);
  });

  it('refuses a base that would need the port that the Hosting emulator skips', () => {
    expect(() => portLayout(4996, sites)).toThrow('a site would be on 5001');
  });
});

describe('basePort', () => {
  it.each([
    [undefined, 3000],
    ['4800', 4800],
  ])('reads %s as %s', (text, expected) => {
    expect(basePort({ BANK_PORT: text }, 'BANK_PORT', 3000)).toBe(expected);
  });

  it.each(['80', '70000', '3000x', ''])('refuses "%s" by the variable\'s name', (text) => {
    expect(() => basePort({ BANK_PORT: text }, 'BANK_PORT', 3000)).toThrow(
      `BANK_PORT is "${text}", which is no port`,
    );
  });
});

describe('checkPorts', () => {
  it.each(['127.0.0.1', '::1', undefined])('names a port that is taken on %s', async (host) => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen({ port: 0, host }, resolve));
    const { port } = server.address() as { port: number };
    const check = checkPorts([{ port, what: 'the Auth emulator' }], 'BANK_PORT');
    await expect(check).rejects.toMatchObject({
      message: `Taken: port ${port} (the Auth emulator).`,
      remedy: expect.stringContaining('BANK_PORT='),
    });
    await new Promise((resolve) => server.close(resolve));
    await expect(checkPorts([{ port, what: '' }], 'BANK_PORT')).resolves.toBeUndefined();
  });
});
