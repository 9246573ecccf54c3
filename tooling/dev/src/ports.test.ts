/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { createServer } from 'node:net';
import { isBadPort } from './bad-ports';
import { checkPorts } from './free-ports';
import { basePort, emulatorBlock, namedPorts, portLayout, siteOrigin, sparePorts } from './ports';

const sites = ['host', 'dashboard', 'transfer', 'marketing'];

describe('portLayout', () => {
  it('assigns the sites the ports that the Hosting emulator uses, and the rest around them', () => {
    const ports = portLayout(3000, sites);
    expect(ports.sites).toEqual({ host: 3000, dashboard: 3005, transfer: 3006, marketing: 3007 });
    expect(siteOrigin(ports, 'marketing')).toBe('http://localhost:3007');
    expect(emulatorBlock(ports)).toMatchObject({
      auth: { host: '127.0.0.1', port: 3001 },
      firestore: { port: 3002, websocketPort: 3008 },
      hosting: { port: 3000 },
    });
  });

  it('assigns no port twice', () => {
    const ports = portLayout(3000, sites);
    const all = namedPorts(ports).map(({ port }) => port);
    expect(new Set(all).size).toBe(sites.length + 6);
    expect(Object.values(ports.devServers).some((port) => all.includes(port))).toBe(false);
  });

  it('rejects a base port whose layout includes the port that the Hosting emulator skips', () => {
    expect(() => portLayout(4996, sites)).toThrow('a site would be on 5001');
  });

  it.each([
    [6000, 'the site "host" would be on port 6000', 'BANK_PORT=6100'],
    [5057, 'the Storage emulator would be on port 5060', 'BANK_PORT=5100'],
    [5059, 'the Auth emulator would be on port 5060', 'BANK_PORT=5100'],
    [6663, 'the Firestore emulator would be on port 6665', 'BANK_PORT=6700'],
    [6560, 'the site "transfer" would be on port 6566', 'BANK_PORT=6600'],
    [9980, 'the dev server of "host" would be on port 10080', 'BANK_PORT=10000'],
    [5898, 'the dev server of "transfer" would be on port 6000', 'BANK_PORT=6100'],
  ])('rejects the base port %i: browsers block one of its ports', (base, what, suggestion) => {
    expect(() => portLayout(base, sites)).toThrow(
      expect.objectContaining({
        message: `With the base port ${base}, ${what}, which browsers block.`,
        remedy: expect.stringContaining(suggestion),
      }),
    );
  });

  it('suggests a base port that works, with the variable that sets it', () => {
    expect(() => portLayout(6000, sites, 'BANK_TEST_PORT')).toThrow(
      expect.objectContaining({ remedy: expect.stringContaining('BANK_TEST_PORT=6100') }),
    );
    expect(() => portLayout(6100, sites)).not.toThrow();
  });
});

describe('sparePorts', () => {
  it('lists the ports between the layout and the dev servers, except those that browsers block', () => {
    const spare = sparePorts(portLayout(5980, sites));
    expect(spare[0]).toBe(5990);
    expect(spare.at(-1)).toBe(6079);
    expect(spare).not.toContain(6000);
  });
});

describe('basePort', () => {
  it.each([
    [undefined, 3000],
    ['4800', 4800],
  ])('reads %s as %s', (text, expected) => {
    expect(basePort({ BANK_PORT: text }, 'BANK_PORT', 3000)).toBe(expected);
  });

  it.each(['80', '70000', '3000x', ''])('rejects "%s" and names the variable', (text) => {
    expect(() => basePort({ BANK_PORT: text }, 'BANK_PORT', 3000)).toThrow(
      `BANK_PORT is "${text}", which is not a usable port`,
    );
  });
});

describe('isBadPort', () => {
  it('agrees with the fetch of Node, which blocks the same ports', async () => {
    // Blocked ports fail before the dispatcher is called; the dispatcher fails all others, so
    // nothing connects.
    const dispatcher = {
      dispatch() {
        throw new Error('not blocked');
      },
    };
    const blocked: number[] = [];
    for (let port = 1; port <= 12_000; port += 1) {
      const error: unknown = await fetch(`http://127.0.0.1:${port}`, {
        dispatcher,
      } as RequestInit).catch((reason: unknown) => reason);
      if ((error as Error & { cause?: Error }).cause?.message === 'bad port') blocked.push(port);
    }
    const all = Array.from({ length: 12_000 }, (_, index) => index + 1);
    expect(all.filter(isBadPort)).toEqual(blocked);
    expect(blocked.length).toBeGreaterThan(80);
  });
});

describe('checkPorts', () => {
  it('rejects a port that browsers block, even if it is free', async () => {
    await expect(
      checkPorts([{ port: 6666, what: 'the gallery' }], 'BANK_PORT'),
    ).rejects.toMatchObject({
      message: 'Browsers block port 6666 (the gallery).',
      remedy: expect.stringContaining('BANK_PORT='),
    });
  });

  it.each(['127.0.0.1', '::1', undefined])('names a port that is in use on %s', async (host) => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen({ port: 0, host }, resolve));
    const { port } = server.address() as { port: number };
    const check = checkPorts([{ port, what: 'the Auth emulator' }], 'BANK_PORT');
    await expect(check).rejects.toMatchObject({
      message: `In use: port ${port} (the Auth emulator).`,
      remedy: expect.stringContaining('BANK_PORT='),
    });
    await new Promise((resolve) => server.close(resolve));
    await expect(checkPorts([{ port, what: '' }], 'BANK_PORT')).resolves.toBeUndefined();
  });
});
