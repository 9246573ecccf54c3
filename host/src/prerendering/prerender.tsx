import { loadMessages, LANGUAGES, type Language } from '@bank/i18n';
import { MemoryRouter } from '@bank/router/memory';
import { Logo } from '@bank/ui';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SkipLinkAndBanner } from '../app/skip-link-and-banner';
import { LayoutPlaceholder } from '../app/layout-placeholder';
import styles from '../app/frame.module.css';
import { authPaths } from '../auth-screens/auth-paths';
import { ForgotPassword } from '../auth-screens/forgot-password';
import { SignIn } from '../auth-screens/sign-in';
import { SignUp } from '../auth-screens/sign-up';
import { messages } from '../messages';
import { TEMPLATE_LANGUAGE, TEMPLATE_TITLE } from './show-variant';

/** Placeholder for the HTML of a remote's page. */
const PAGE_PLACEHOLDER = '%PAGE%';

const AUTH_PAGES = [
  { path: authPaths.signIn, Screen: SignIn, head: messages.pages.signIn },
  { path: authPaths.signUp, Screen: SignUp, head: messages.pages.signUp },
  { path: authPaths.forgotPassword, Screen: ForgotPassword, head: messages.pages.forgotPassword },
];

type Prerendered = {
  /** HTML by path, and two parts of other pages. */
  pages: Record<string, string>;
  heads: Record<string, { title: string; description: string }>;
  /** The layout around a remote's page for customers, by language. */
  customerFrames: Partial<Record<Language, string>>;
};

function renderAuthPage(path: string, Screen: ComponentType): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <div className={styles.frame}>
        <SkipLinkAndBanner />
        <main id="main" tabIndex={-1} className={styles.main}>
          <Screen />
        </main>
      </div>
    </MemoryRouter>,
  );
}

function renderCustomerFrame(content: ReactNode): string {
  return renderToStaticMarkup(
    <div className={`${styles.frame} ${styles.members}`} data-shell="members">
      <SkipLinkAndBanner />
      <LayoutPlaceholder brand={<Logo />} withNotice />
      <main id="main" tabIndex={-1} className={styles.main}>
        {content}
      </main>
    </div>,
  );
}

/** The auth pages in English, with a template for each other language, and the layout for customers in each. */
async function renderInLanguages(): Promise<Prerendered> {
  const parts = AUTH_PAGES.map(({ path, Screen, head }) => ({
    path,
    head: { title: head.title, description: head.description },
    html: [renderAuthPage(path, Screen)],
  }));
  const renderFrame = () => renderCustomerFrame(<div>{PAGE_PLACEHOLDER}</div>);
  const customerFrames: Prerendered['customerFrames'] = { en: renderFrame() };
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    if (language === 'en') continue;
    // Read by `@bank/i18n`; Node has no document.
    Object.assign(globalThis, { document: { documentElement: { lang: language } } });
    await loadMessages();
    customerFrames[language] = renderFrame();
    AUTH_PAGES.forEach(({ path, Screen, head }, index) => {
      const attributes = { [TEMPLATE_LANGUAGE]: language, [TEMPLATE_TITLE]: head.title };
      const __html = renderAuthPage(path, Screen);
      parts[index]?.html.push(
        renderToStaticMarkup(<template {...attributes} dangerouslySetInnerHTML={{ __html }} />),
      );
    });
  }
  return {
    pages: Object.fromEntries(parts.map(({ path, html }) => [path, html.join('')])),
    heads: Object.fromEntries(parts.map(({ path, head }) => [path, head])),
    customerFrames,
  };
}

/**
 * Prerenders HTML at build time: `frame` around a remote's public page, and those around its pages for customers;
 * `shell` with the loading states for visitors and members, of which the first script shows the matching one; and
 * the auth pages.
 */
export async function prerender(): Promise<Prerendered> {
  const frame = renderToStaticMarkup(
    <div className={styles.frame}>
      <SkipLinkAndBanner />
      <main id="main" tabIndex={-1} className={styles.main}>
        <div>{PAGE_PLACEHOLDER}</div>
      </main>
    </div>,
  );
  const visitors = renderToStaticMarkup(
    <div className={styles.frame} data-shell="visitors">
      <SkipLinkAndBanner />
    </div>,
  );
  const shell = visitors + renderCustomerFrame(<div className={styles.pagePlaceholder} />);
  const { pages, ...others } = await renderInLanguages();
  return { pages: { ...pages, frame, shell }, ...others };
}
