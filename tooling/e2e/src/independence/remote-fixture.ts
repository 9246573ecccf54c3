import type { Page, Route } from '@playwright/test';
import type { LiveVersion } from '../fixtures/fetch-live-versions';
import { isFirefox } from '../fixtures/firefox';
import type { Screen } from '../fixtures/screens';
import { MockRegistry } from '../fixtures/mock-registry';
import { integrityOf } from './fake-entries';

/** Responds to a request for a file; returns undefined to serve the file as usual. */
export type Responder = (route: Route) => Promise<unknown> | undefined;

/**
 * Publishes versions of one remote for this page only. Each has its own folder at the remote's real
 * origin and, by default, the files of the live version.
 */
export class RemoteFixture {
  readonly page: Page;
  readonly screen: Screen;
  readonly registry: MockRegistry;
  #versions = 0;
  #answer: Responder | undefined;
  readonly #texts = new Map<string, string>();
  readonly #asked = new Set<string>();

  private constructor(page: Page, screen: Screen, registry: MockRegistry) {
    this.page = page;
    this.screen = screen;
    this.registry = registry;
  }

  static async open(page: Page, screen: Screen): Promise<RemoteFixture> {
    const fixture = new RemoteFixture(page, screen, await MockRegistry.serveTo(page));
    const { origin } = new URL(fixture.live.entry);
    await page.route(
      (url) => url.origin === origin && url.pathname.startsWith('/fixture'),
      (route) => fixture.#respond(route),
    );
    return fixture;
  }

  get live(): LiveVersion {
    return this.registry.of(this.screen.remote).live;
  }

  /** A version with the live version's files, or with `entry` as the source of its entry. */
  version(change: { entry?: string } & Partial<Omit<LiveVersion, 'entry'>> = {}): LiveVersion {
    const { entry, ...others } = change;
    const version = `fixture${(this.#versions += 1)}`;
    const { origin, pathname } = new URL(this.live.entry);
    const address = `${origin}/${version}/${pathname.split('/').at(-1)}`;
    const integrity = entry === undefined ? this.live.integrity : integrityOf(entry);
    if (entry !== undefined) this.#texts.set(address, entry);
    return { ...this.live, integrity, ...others, version, entry: address };
  }

  /** Responds to every file of these versions with `answer`; undefined restores the default. */
  answer(answer: Responder | undefined): void {
    this.#answer = answer;
  }

  /** Publishes a version of the remote, without a fallback. */
  async publish(live: LiveVersion): Promise<void> {
    this.registry.put(this.screen.remote, { live });
    await this.registry.announce();
  }

  /** Whether the page has requested any file of a version. */
  hasRequested({ entry }: LiveVersion): boolean {
    return [...this.#asked].some((url) => url.startsWith(new URL('.', entry).href));
  }

  async #respond(route: Route): Promise<unknown> {
    const url = new URL(route.request().url());
    this.#asked.add(url.href);
    const answered = this.#answer?.(route);
    if (answered) return answered;
    const text = this.#texts.get(`${url.origin}${url.pathname}`);
    if (text !== undefined) {
      const headers = { 'access-control-allow-origin': '*' };
      return route.fulfill({ body: text, headers, contentType: 'text/javascript' });
    }
    const file = url.pathname.split('/').slice(2).join('/');
    const source = new URL(`./${file}${url.search}`, this.live.entry).href;
    if (!isFirefox(this.page)) return route.continue({ url: source });
    // Its integrity check gets an empty file if the driver changes the URL of a request.
    return route.fulfill({ response: await route.fetch({ url: source }) });
  }
}
