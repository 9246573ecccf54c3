import type { Page, Route } from '@playwright/test';
import type { ServedVersion } from '../fixtures/live-versions';
import type { Screen } from '../fixtures/screens';
import { ServedRegistry } from '../fixtures/served-registry';
import { integrityOf } from './stand-ins';

/** Answers a request for a file; without a promise, the file is served as usual. */
export type Answer = (route: Route) => Promise<unknown> | undefined;

/**
 * One remote, of which a spec publishes versions that this page alone sees. Each has a folder of its
 * own at the remote's real origin; unless told otherwise, its files are those of the live version.
 */
export class Stage {
  readonly page: Page;
  readonly screen: Screen;
  readonly registry: ServedRegistry;
  #versions = 0;
  #answer: Answer | undefined;
  readonly #texts = new Map<string, string>();
  readonly #asked = new Set<string>();

  private constructor(page: Page, screen: Screen, registry: ServedRegistry) {
    this.page = page;
    this.screen = screen;
    this.registry = registry;
  }

  static async open(page: Page, screen: Screen): Promise<Stage> {
    const stage = new Stage(page, screen, await ServedRegistry.serveTo(page));
    const { origin } = new URL(stage.live.entry);
    await page.route(
      (url) => url.origin === origin && url.pathname.startsWith('/stage'),
      (route) => stage.#respond(route),
    );
    return stage;
  }

  get live(): ServedVersion {
    return this.registry.of(this.screen.remote).live;
  }

  /** A version with the live one's files, or with `entry` as the text of its entry. */
  version(change: { entry?: string } & Partial<Omit<ServedVersion, 'entry'>> = {}): ServedVersion {
    const { entry, ...others } = change;
    const version = `stage${(this.#versions += 1)}`;
    const { origin, pathname } = new URL(this.live.entry);
    const address = `${origin}/${version}/${pathname.split('/').at(-1)}`;
    const integrity = entry === undefined ? this.live.integrity : integrityOf(entry);
    if (entry !== undefined) this.#texts.set(address, entry);
    return { ...this.live, integrity, ...others, version, entry: address };
  }

  /** Makes every file of these versions answer like this; without an answer, as it should. */
  answer(answer: Answer | undefined): void {
    this.#answer = answer;
  }

  /** Publishes a version of the remote, and nothing to fall back to. */
  async publish(live: ServedVersion): Promise<void> {
    this.registry.put(this.screen.remote, { live });
    await this.registry.announce();
  }

  /** Whether the page has asked for anything of a version. */
  hasAsked({ entry }: ServedVersion): boolean {
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
    return route.continue({ url: new URL(`./${file}${url.search}`, this.live.entry).href });
  }
}
