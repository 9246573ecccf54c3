// Polyfills popovers, which jsdom lacks: show and hide by method, by `popovertarget` and on Escape, with the
// toggle event. The top layer and light dismiss are tested in a real browser.
const element = globalThis.HTMLElement?.prototype;

if (element && !('showPopover' in element)) {
  const toggle = (popover: HTMLElement, newState: 'open' | 'closed') => {
    if ((popover.dataset.popover === 'open') === (newState === 'open')) return;
    popover.dataset.popover = newState;
    popover.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  };

  Object.assign(element, {
    showPopover(this: HTMLElement) {
      toggle(this, 'open');
    },
    hidePopover(this: HTMLElement) {
      if (this.dataset.popover === 'open') toggle(this, 'closed');
    },
  });

  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element ? target.closest('[popovertarget]') : null;
    const popover = document.getElementById(opener?.getAttribute('popovertarget') ?? '');
    if (popover) toggle(popover, popover.dataset.popover === 'open' ? 'closed' : 'open');
  });

  document.addEventListener('keydown', ({ key }) => {
    const popover = document.querySelector<HTMLElement>('[data-popover="open"]');
    if (key !== 'Escape' || !popover) return;
    toggle(popover, 'closed');
    document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(popover.id)}"]`)?.focus();
  });
}
