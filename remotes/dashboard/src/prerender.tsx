import { LANGUAGES, loadMessages, type Language } from '@bank/i18n';
import { RemoteContext } from '@bank/remote-kit';
import { MemoryRouter } from '@bank/router/memory';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ActivityCard } from './features/activity/activity-card';
import { DashboardView } from './features/overview/dashboard-view';

const PATH = '/DashBoard';

type Variant = { language: Language; isBalanceShown: boolean; html: string };

/** No account is known at build time. */
const SESSION = { uid: '', email: '', isAdmin: false };
const CONTEXT = { session: SESSION } as ComponentProps<typeof RemoteContext>['value'];

/** The dashboard while it loads: heading, balance card and placeholders. */
function render(): string {
  return renderToStaticMarkup(
    <RemoteContext value={CONTEXT}>
      <MemoryRouter initialEntries={[PATH]}>
        <DashboardView
          profile={{ status: 'loading' }}
          transactions={{ status: 'loading' }}
          isEmailConfirmed
          charts={(account) => <ActivityCard uid="" account={account} />}
        />
      </MemoryRouter>
    </RemoteContext>,
  );
}

/**
 * Prerenders the dashboard in every language, with a hidden and a shown balance; the host's page embeds it. Contains
 * no data of a customer.
 */
export async function prerender(): Promise<{
  pages: Record<string, string>;
  variants: Record<string, Variant[]>;
}> {
  const variants: Variant[] = [];
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    // Read by `@bank/i18n` and `@bank/ui`; Node has neither.
    Object.assign(globalThis, { document: { documentElement: { lang: language } } });
    await loadMessages();
    for (const isBalanceShown of [false, true]) {
      const localStorage = { getItem: () => (isBalanceShown ? 'yes' : null) };
      Object.defineProperty(globalThis, 'localStorage', {
        value: localStorage,
        configurable: true,
      });
      variants.push({ language, isBalanceShown, html: render() });
    }
  }
  return { pages: {}, variants: { [PATH]: variants } };
}
