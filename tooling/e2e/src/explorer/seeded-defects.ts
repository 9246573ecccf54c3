import type { Defect } from './user-browser';

// Each runs in every page before its scripts, because the page accepts only the released files.

/** A reload forgets the id of a payment, so that a second attempt pays again. */
function forgetPaymentIds(): void {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key: string, value: string) {
    if (!key.startsWith('bank.pending-withdrawal.')) setItem.call(this, key, value);
  };
}

/** The balance stays as it was first rendered. */
function keepFirstBalance(): void {
  const first = new WeakMap<Node, string>();
  const keep = () => {
    for (const figure of document.querySelectorAll('main section h2 ~ p, main section p')) {
      const text = figure.firstChild;
      if (!(text instanceof Text) || !text.data.startsWith('EUR')) continue;
      const before = first.get(text);
      if (before === undefined) first.set(text, text.data);
      else if (text.data !== before) text.data = before;
    }
  };
  const changes = { childList: true, characterData: true, subtree: true };
  new MutationObserver(keep).observe(document, changes);
}

/** No heading takes the focus after a navigation. */
function loseFocus(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (this.tagName !== 'H1') focus.call(this, options);
  };
}

/** Each toast is shown twice. */
function repeatToasts(): void {
  const repeat = (changes: MutationRecord[]) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const isToast =
        node instanceof HTMLElement && node.parentElement?.matches('section > [aria-live]');
      if (!isToast || node.dataset['repeated']) continue;
      const second = node.cloneNode(true) as HTMLElement;
      second.dataset['repeated'] = 'true';
      node.after(second);
    }
  };
  new MutationObserver(repeat).observe(document, { childList: true, subtree: true });
}

/** A request to the database that fails is forgotten: neither its success nor its failure is reported. */
function swallowRejections(): void {
  const { open, send } = XMLHttpRequest.prototype;
  const urls = new WeakMap<XMLHttpRequest, string>();
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...args: unknown[]) {
    urls.set(this, String(args[1]));
    Reflect.apply(open, this, args);
  } as typeof open;
  XMLHttpRequest.prototype.send = function (body) {
    const report = this.onreadystatechange;
    if (urls.get(this)?.includes('/documents:'))
      this.onreadystatechange = (event) => {
        if (this.readyState !== 4 || this.status === 200) report?.call(this, event);
      };
    send.call(this, body);
  };
}

type SeededDefect = {
  name: string;
  defect: Defect;
  /** What the walks report. */
  finding: RegExp;
  /** A seed whose first walk finds it, which saves time. */
  seed: number;
};

/** The defects that the walks must find. */
export const seededDefects: readonly SeededDefect[] = [
  {
    name: 'payments without idempotency',
    defect: forgetPaymentIds,
    finding: /paid twice/,
    seed: 8,
  },
  {
    name: 'a stale balance',
    defect: keepFirstBalance,
    finding: /shows \d+ cents, but/,
    seed: 24,
  },
  { name: 'lost focus', defect: loseFocus, finding: /the focus is lost/, seed: 49 },
  { name: 'duplicate toasts', defect: repeatToasts, finding: /a toast is shown twice/, seed: 49 },
  { name: 'swallowed rejections', defect: swallowRejections, finding: /is not live/, seed: 29 },
];
