/**
 * A line of a list grows into the page that it opens, and back: the line carries
 * `data-blend="item"` and holds the link, the page's own part `data-blend="detail"`. Whoever has no
 * such part is blended over with the rest of the page.
 */
const ITEM = '[data-blend="item"]';
const DETAIL = '[data-blend="detail"]';

type Part = HTMLElement | null | undefined;

/** The line whose link leads to `path`. */
function itemTo(path: string): Part {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`${ITEM} a[href]`)];
  return links.find(({ pathname }) => pathname === path)?.closest<HTMLElement>(ITEM);
}

/** Only while pages blend: whoever carries a name is drawn apart from the page all the time. */
function named(part: Part): () => void {
  if (!part) return () => {};
  part.style.viewTransitionName = 'bank-detail';
  return () => part.style.removeProperty('view-transition-name');
}

const detailPart = () => document.querySelector<HTMLElement>(DETAIL);

/**
 * Pairs what stands on the page at `left` with what will stand on the one at `path`, as far as it is
 * there when the new page is: a list that is still on its way is not waited for.
 */
export class BlendedDetail {
  readonly #otherHalf: () => Part;
  #unname: () => void;

  constructor(left: string, path: string) {
    const item = itemTo(path);
    this.#otherHalf = item ? detailPart : () => itemTo(left);
    this.#unname = named(item ?? detailPart());
  }

  /** When the new page stands. */
  turn(): void {
    this.#unname();
    this.#unname = named(this.#otherHalf());
  }

  end(): void {
    this.#unname();
  }
}
