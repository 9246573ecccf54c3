import { Problem } from './problem';

/** A page that stands in its HTML: what a remote gave for it, and what its remote.json says of it. */
export type PublicPage = {
  path: string;
  title: string;
  description: string | undefined;
  /** The remote's HTML inside the host's frame. */
  html: string;
  /** Style sheets on the host's own site, beside the host's. */
  styles: readonly string[];
};

const PROGRAM = /<script\b[^>]*\bdefer\b[^>]*\bsrc="([^"]+)"[^>]*><\/script>/g;
const EMPTY_ROOT = '<div id="root"></div>';
const ROOT = /<div id="root">(?:<!--shell-->(.*?)<!--\/shell-->)?<\/div>/s;
const AHEAD = /<link rel="preload" as="fetch"[^>]*>/;

/** What asks for the registry's index side by side with the program; it stands in the head of a page. */
export function registryAhead(url: string): string {
  return `<link rel="preload" as="fetch" crossorigin="anonymous" href="${escaped(url)}"/>`;
}

/** Puts into a page what is to be seen of it until the program, which replaces it, has come. */
export function withShell(page: string, html: string): string {
  return page.replace(EMPTY_ROOT, () => `<div id="root"><!--shell-->${html}<!--/shell--></div>`);
}

/** What `withShell` has put into a page. */
export function shellOf(page: string): string {
  return ROOT.exec(page)?.[1] ?? '';
}

/**
 * Makes the page of one path from `shell`, the page of all others: with its HTML and its facts, and
 * with the program left to the page's first script, which starts it when it is needed.
 */
export function composePage(shell: string, page: PublicPage, origin: string): string {
  const programs = [...shell.matchAll(PROGRAM)];
  const [program] = programs;
  if (!program?.[1] || programs.length > 1 || !ROOT.test(shell)) {
    throw new Problem(
      `The host's page has ${programs.length} programs, or no ${EMPTY_ROOT}.`,
      'Keep one deferred script and the root in it: pages that stand in their HTML are made of it.',
    );
  }
  const styles = page.styles.map(
    (style) => `<link data-prerendered rel="stylesheet" href="/${escaped(style)}"/>`,
  );
  const canonical = `<link rel="canonical" href="${escaped(`${origin}${page.path}`)}"/>`;
  const robots = '<meta name="robots" content="index, follow"/>';
  const put = (text: string) => () => text;
  return shell
    .replace(AHEAD, '')
    .replace(program[0], '')
    .replace('<head>', put(`<head><meta name="program" content="${program[1]}"/>`))
    .replace(
      /<title>([^<]*)<\/title>/,
      (_, bank: string) => `<title>${escaped(page.title)} · ${bank}</title>`,
    )
    .replace(/(<meta name="description" content=")[^"]*/, (before, start: string) =>
      page.description === undefined ? before : `${start}${escaped(page.description)}`,
    )
    .replace('</head>', put(`${canonical}${robots}${styles.join('')}</head>`))
    .replace(ROOT, put(`<div id="prerendered">${page.html}</div><div id="root" hidden></div>`));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
