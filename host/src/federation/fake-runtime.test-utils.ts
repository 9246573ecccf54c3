import { jest } from '@jest/globals';

type Plugin = { createScript(request: { url: string }): { script: HTMLScriptElement } };
type Remote = { name: string; entry: string };

/**
 * A fake of Module Federation's runtime. Like the real one, it keeps the first registration of a remote
 * unless a later one is forced, and the result of each URL, also a failure.
 */
class FakeRuntime {
  readonly plugins: Plugin[] = [];
  /** The requested entries, as `URL hash`. */
  readonly requests: string[] = [];
  readonly #remotes = new Map<string, string>();
  readonly #results = new Map<string, Promise<unknown>>();

  /** What each entry exposes; throws if it can't be loaded. */
  serve: (url: string) => unknown = () => undefined;

  /** Like the runtime's `registerRemotes`. */
  register(remotes: readonly Remote[], { force }: { force?: boolean }) {
    for (const { name, entry } of remotes)
      if (force || !this.#remotes.has(name)) this.#remotes.set(name, entry);
  }

  /** Like the runtime's `loadRemote`. */
  load(id: string): Promise<unknown> {
    const name = id.replace(/\/app$/, '');
    const url = this.#remotes.get(name);
    if (!url) return Promise.reject(new Error(`${name} is not registered`));
    const result = this.#results.get(url) ?? this.#request(url);
    this.#results.set(url, result);
    return result;
  }

  async #request(url: string): Promise<unknown> {
    const [plugin] = this.plugins;
    if (!plugin) throw new Error('no plugin creates the script');
    const { script } = plugin.createScript({ url });
    this.requests.push(`${script.src} ${script.integrity}`);
    return this.serve(url);
  }
}

export const runtime = new FakeRuntime();

// Import this file first: the modules that are loaded after it get this runtime.
jest.doMock('@module-federation/enhanced/runtime', () => ({
  registerPlugins: (plugins: Plugin[]) => void runtime.plugins.push(...plugins),
  registerRemotes: (...args: Parameters<FakeRuntime['register']>) => runtime.register(...args),
  loadRemote: (id: string) => runtime.load(id),
}));
