import { PAGE_PARTS_ELEMENT_ID, type PageParts } from '@bank/contracts';
import { CommandError } from './command-error';

/** A page that stands in its HTML: what a remote gave for it, and what its remote.json says of it. */
export type PublicPage = {
  path: string;
  title: string;
  description: string | undefined;
  /** The remote's HTML inside the host's frame. */
  html: string;
  /** The release that the HTML is from. */
  release: { name: string; revision: number };
} & PageParts;

const PROGRAM = /<script\b[^>]*\bdefer\b[^>]*\bsrc="([^"]+)"[^>]*><\/script>/g;
const EMPTY_ROOT = '<div id="root"></div>';
const ROOT = /<div id="root">(?:<!--shell-->(.*?)<!--\/shell-->)?<\/div>/s;
const CONTENT = /<div id="prerendered">(.*)<\/div><div id="root" hidden>/s;
const PARTS = new RegExp(`id="${PAGE_PARTS_ELEMENT_ID}">([^<]*)<`);
const TYPEFACE_AHEAD = /<link rel="preload" as="font"[^>]*>/;

/** Puts into a page what is to be seen of it until the program, which replaces it, has come. */
export function withShell(page: string, html: string): string {
  return page.replace(EMPTY_ROOT, () => `<div id="root"><!--shell-->${html}<!--/shell--></div>`);
}

/** What `withShell` has put into a page. */
export function shellOf(page: string): string {
  return ROOT.exec(page)?.[1] ?? '';
}

/** What `composePage` has put into a page, for another program's. */
export function contentOf(page: string): Pick<PublicPage, 'html'> & PageParts {
  const html = CONTENT.exec(page)?.[1];
  const json = PARTS.exec(page)?.[1];
  if (html === undefined || !json) {
    throw new CommandError(
      'The page does not stand in its HTML.',
      'Publish a remote that gives it.',
    );
  }
  return { html, ...(JSON.parse(json) as PageParts) };
}

/**
 * Makes the page of one path from `shell`, the page of all others: with its HTML and its facts, and
 * with the program left to the page's first script, which starts it when it is needed.
 */
export function composePage(shell: string, page: PublicPage, origin: string): string {
  const programs = [...shell.matchAll(PROGRAM)];
  const [program] = programs;
  if (!program?.[1] || programs.length > 1 || !ROOT.test(shell)) {
    throw new CommandError(
      `The host's page has ${programs.length} programs, or no ${EMPTY_ROOT}.`,
      'Keep one deferred script and the root in it: pages that stand in their HTML are made of it.',
    );
  }
  const { styles, typeface, release } = page;
  const parts: PageParts = { styles, typeface };
  const json = JSON.stringify(parts).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="${PAGE_PARTS_ELEMENT_ID}">${json}</script>`;
  const links = styles.map(({ file }) => `<link rel="stylesheet" href="/${escaped(file)}"/>`);
  const unscripted = `<noscript>${links.join('')}</noscript>`;
  const canonical = `<link rel="canonical" href="${escaped(`${origin}${page.path}`)}"/>`;
  const robots = '<meta name="robots" content="index, follow"/>';
  const put = (text: string) => () => text;
  return shell
    .replace(typeface ? TYPEFACE_AHEAD : '', '')
    .replace(program[0], '')
    .replace(
      '<head>',
      put(
        `<head><meta name="program" content="${program[1]}"/><meta name="prerendered" content="${release.name} ${release.revision}"/>`,
      ),
    )
    .replace(
      /<title>([^<]*)<\/title>/,
      (_, bank: string) => `${block}<title>${escaped(page.title)} · ${bank}</title>`,
    )
    .replace(/(<meta name="description" content=")[^"]*/, (before, start: string) =>
      page.description === undefined ? before : `${start}${escaped(page.description)}`,
    )
    .replace('</head>', put(`${canonical}${robots}${unscripted}</head>`))
    .replace(ROOT, put(`<div id="prerendered">${page.html}</div><div id="root" hidden></div>`));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
