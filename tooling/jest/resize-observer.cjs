// jsdom has no ResizeObserver and lays nothing out: observers are never called.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
