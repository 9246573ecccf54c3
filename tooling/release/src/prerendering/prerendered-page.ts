import { CRITICAL_ASSETS_ELEMENT_ID, type CriticalAssets } from '@bank/contracts';
import { CommandError } from '../command-error';

/** A prerendered page: the HTML from a build, and its metadata: from remote.json, or the host's. */
export type PrerenderedPage = {
  path: string;
  title: string;
  description: string | undefined;
  /** A remote's HTML is inside the host's layout. */
  html: string;
  /** The remote's release that the HTML was built in. */
  release?: { name: string; revision: number };
  /** Whether it is only shown to signed-in customers. */
  isForCustomers?: boolean;
} & CriticalAssets;

const APP_SCRIPT = /<script\b[^>]*\bdefer\b[^>]*\bsrc="([^"]+)"[^>]*><\/script>/g;
const APP_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const EMPTY_ROOT = '<div id="root"></div>';
const ROOT = /<div id="root">(?:<!--shell-->(.*?)<!--\/shell-->)?<\/div>/s;
const CONTENT = /<div id="prerendered">(.*)<\/div><div id="root" hidden>/s;
const PARTS = new RegExp(`id="${CRITICAL_ASSETS_ELEMENT_ID}">([^<]*)<`);
const FONT_PRELOAD = /<link rel="preload" as="font"[^>]*>/;

/**
 * Fills the root of a page with the shell that is shown until the app has loaded and replaces it. Preloads the app's
 * scripts: otherwise the files that the first script preloads come first, because deferred scripts have a low priority.
 */
export function withShell(page: string, html: string): string {
  const preloads = [...page.matchAll(APP_SCRIPT)].map(
    ([, address]) => `<link rel="preload" as="script" href="${address}"/>`,
  );
  return page
    .replace('<head>', () => `<head>${preloads.join('')}`)
    .replace(EMPTY_ROOT, () => `<div id="root"><!--shell-->${html}<!--/shell--></div>`);
}

/** Returns the shell that `withShell` has added to a page. */
export function shellOf(page: string): string {
  return ROOT.exec(page)?.[1] ?? '';
}

/** Returns the prerendered content of a page, to reuse it in the page of another build. */
export function readPrerenderedContent(
  page: string,
): Pick<PrerenderedPage, 'html' | 'isForCustomers'> & CriticalAssets {
  const html = CONTENT.exec(page)?.[1];
  const json = PARTS.exec(page)?.[1];
  if (html === undefined || !json) {
    throw new CommandError('The page is not prerendered.', 'Publish a remote that prerenders it.');
  }
  const isForCustomers = page.includes('data-access="customer"');
  return { html, isForCustomers, ...(JSON.parse(json) as CriticalAssets) };
}

/**
 * Renders the prerendered page of one path from `shell`, the page of all other paths: adds its HTML,
 * document head and inlined critical CSS. The app's scripts are removed, unless the page is for customers: the page's
 * first script loads them on the first interaction.
 */
export function renderPrerenderedPage(
  shell: string,
  page: PrerenderedPage,
  origin: string,
): string {
  const scripts = [...shell.matchAll(APP_SCRIPT)];
  if (scripts.length === 0 || !ROOT.test(shell)) {
    throw new CommandError(
      `The host's page has no deferred script, or no ${EMPTY_ROOT}.`,
      'Keep the deferred scripts and the root element: prerendered pages are made from them.',
    );
  }
  const { styles, typeface, release, isForCustomers = false } = page;
  const parts: CriticalAssets = { styles, typeface };
  const json = JSON.stringify(parts).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="${CRITICAL_ASSETS_ELEMENT_ID}">${json}</script>`;
  const links = styles.map(({ file }) => `<link rel="stylesheet" href="/${escaped(file)}"/>`);
  const noScript = `<noscript>${links.join('')}</noscript>`;
  const canonical = `<link rel="canonical" href="${escaped(`${origin}${page.path}`)}"/>`;
  const forSearch = isForCustomers
    ? ''
    : `${canonical}<meta name="robots" content="index, follow"/>`;
  const addresses = scripts.map(([, address]) => address).join(' ');
  const appScript = isForCustomers
    ? '<meta name="app-script" data-access="customer" content=""/>'
    : `<meta name="app-script" content="${addresses}"/>`;
  const source = release
    ? `<meta name="prerendered" content="${release.name} ${release.revision}"/>`
    : '';
  // A function, because a `$` in the text would be special in a replacement string.
  const put = (text: string) => () => text;
  return shell
    .replace(typeface ? FONT_PRELOAD : '', '')
    .replace(isForCustomers ? '' : APP_PRELOAD, '')
    .replace(isForCustomers ? '' : APP_SCRIPT, '')
    .replace('<head>', put(`<head>${appScript}${source}`))
    .replace(
      /<title>([^<]*)<\/title>/,
      (_, bank: string) => `${block}<title>${escaped(page.title)} · ${bank}</title>`,
    )
    .replace(/(<meta name="description" content=")[^"]*/, (before, start: string) =>
      page.description === undefined ? before : `${start}${escaped(page.description)}`,
    )
    .replace('</head>', put(`${forSearch}${noScript}</head>`))
    .replace(ROOT, put(`<div id="prerendered">${page.html}</div><div id="root" hidden></div>`));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
