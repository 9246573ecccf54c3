import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect } from '@playwright/test';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { required } from './required';
import type { VirtualScreen } from './virtual-screen';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilReady(port: number): Promise<void> {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { intervals: [50] }).toBe(true);
}

/** A WebKit browser with a profile of its own: a driver has one session at a time. */
export class WebKitBrowser {
  private constructor(
    readonly session: WebDriver,
    private readonly driver: ChildProcess,
  ) {}

  static async open({ display }: VirtualScreen): Promise<WebKitBrowser> {
    const port = await freePort();
    const driver = spawn(required('WEBKIT_DRIVER_PATH'), [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        ...{ DISPLAY: display, TZ: 'UTC', LANG: 'C.UTF-8', LANGUAGE: 'en' },
        // Its sandbox needs rights that a container does not have.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        // No card in a virtual machine.
        LIBGL_ALWAYS_SOFTWARE: '1',
      },
    });
    try {
      await untilReady(port);
      const session = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': {
            binary: required('MINI_BROWSER_PATH'),
            args: ['--automation'],
          },
        })
        .build();
      return new WebKitBrowser(session, driver);
    } catch (error) {
      driver.kill();
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.session.quit().finally(() => this.driver.kill());
  }
}
