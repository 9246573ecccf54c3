import type { BrowserContext, Route } from '@playwright/test';
import { environment } from '../fixtures/environment';

const { firestoreHost, authHost, storageHost } = environment;

/** The backends of the browser, by name. */
export const BACKENDS = { database: firestoreHost, auth: authHost, storage: storageHost };
export type Backend = keyof typeof BACKENDS;

/** How long each request takes longer, in milliseconds. */
const SLOW_MS = 1_000;
/** The share of requests that fail. */
const FAILING_SHARE = 1 / 3;

/** What a backend does to the requests of a browser. */
export class FaultyBackend {
  #handle: (route: Route) => Promise<void> = (route) => route.fallback();

  private constructor() {}

  static async of(context: BrowserContext, backend: Backend): Promise<FaultyBackend> {
    const faulty = new FaultyBackend();
    await context.route(`http://${BACKENDS[backend]}/**`, (route) => faulty.#handle(route));
    return faulty;
  }

  work(): void {
    this.#handle = (route) => route.fallback();
  }

  /** Refuses connections. What the page receives already, like a listener's stream, goes on. */
  goDown(): void {
    this.#handle = (route) => route.abort('connectionrefused');
  }

  slowDown(): void {
    this.#handle = async (route) => {
      await new Promise((done) => setTimeout(done, SLOW_MS));
      // The page may be closed meanwhile.
      await route.fallback().catch(() => {});
    };
  }

  /** Not every third: a form that sends as many requests would always fail at the same one. */
  failOften(): void {
    let state = 1;
    this.#handle = (route) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const fails = state / 2 ** 32 < FAILING_SHARE;
      return fails ? route.abort('connectionreset') : route.fallback();
    };
  }
}

/** Runs in every document before its scripts: writing to the web storage fails, as with a full disk. */
export function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

/** Runs in every document before its scripts: the browser blocks all storage, as with all cookies blocked. */
export function blockStorage(): void {
  const deny = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { configurable: true, get: deny });
  IDBFactory.prototype.open = deny;
}
