/**
 * Shared-element transition between a list row and its detail page: the row has `data-shared-element="item"` and
 * contains the link, the detail page has an element with `data-shared-element="detail"`.
 */
const ITEM = '[data-shared-element="item"]';
const DETAIL = '[data-shared-element="detail"]';

type Part = HTMLElement | null | undefined;

/** The row that links to `path`. */
function itemTo(path: string): Part {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`${ITEM} a[href]`)];
  return links.find(({ pathname }) => pathname === path)?.closest<HTMLElement>(ITEM);
}

/** Sets the view transition name; returns the function that removes it. A name is only set during a transition. */
function setTransitionName(part: Part): () => void {
  if (!part) return () => {};
  part.style.viewTransitionName = 'bank-detail';
  return () => part.style.removeProperty('view-transition-name');
}

const detailPart = () => document.querySelector<HTMLElement>(DETAIL);

/**
 * Pairs an element of the page `from` with its counterpart on the page `to`. If the counterpart has not
 * rendered in time, there is no shared element.
 */
export class SharedElement {
  readonly #counterpart: () => Part;
  #removeName: () => void;

  constructor(from: string, to: string) {
    const item = itemTo(to);
    this.#counterpart = item ? detailPart : () => itemTo(from);
    this.#removeName = setTransitionName(item ?? detailPart());
  }

  /** Moves the name to the counterpart, once the new page has rendered. */
  moveToNewPage(): void {
    this.#removeName();
    this.#removeName = setTransitionName(this.#counterpart());
  }

  end(): void {
    this.#removeName();
  }
}
