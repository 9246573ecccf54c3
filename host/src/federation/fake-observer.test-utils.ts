type OnFiles = (list: { getEntries(): { name: string }[] }) => void;

/** A fake PerformanceObserver, which jsdom lacks; tests simulate file arrivals with it. */
export class FakeObserver {
  static readonly all = new Set<FakeObserver>();
  readonly #callback: OnFiles;

  constructor(callback: OnFiles) {
    this.#callback = callback;
  }

  observe({ type }: { type?: string }) {
    if (type === 'resource') FakeObserver.all.add(this);
  }

  disconnect() {
    FakeObserver.all.delete(this);
  }

  static install() {
    Object.assign(globalThis, { PerformanceObserver: FakeObserver });
  }

  static uninstall() {
    Reflect.deleteProperty(globalThis, 'PerformanceObserver');
    FakeObserver.all.clear();
  }

  /** All of these files arrive at the same time. */
  static arrives(...names: string[]) {
    const files = names.map((name) => ({ name }));
    for (const observer of FakeObserver.all) observer.#callback({ getEntries: () => files });
  }
}
