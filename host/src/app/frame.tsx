import type { RemoteSummary } from '@bank/contracts';
import { useLocation } from '@bank/router';
import { Suspense, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { messages } from '../messages';
import type { Person } from '../navigation/account-menu';
import { Announcer } from '../navigation/announcer';
import { isForMembers, menuItems } from '../navigation/menu-items';
import { expectsMembersLayout } from '../navigation/expected-layout';
import { useMenuCollapse } from '../navigation/use-menu-collapse';
import { notify } from '../toasts/notify';
import { LazyOfflineBanner } from '../offline/lazy-offline-banner';
import { signOutOfSite, useSessionState } from '../session/session-provider';
import type { SessionState } from '../session/session-state';
import { requestLeave } from '../unsaved-changes/leave-request';
import { SkipLinkAndBanner } from './skip-link-and-banner';
import { LayoutPlaceholder } from './layout-placeholder';
import { lazyHostScreen, optionalPart } from './lazy-host-screen';
import { whenIdle } from './when-idle';
import styles from './frame.module.css';

const loadAppShell = async () => (await import('../navigation/app-shell')).AppShell;
const SideBar = lazyHostScreen(async () => (await loadAppShell()).SideBar);
const TopBar = lazyHostScreen(async () => (await loadAppShell()).TopBar);
// Late: after a login, they would delay the balance.
const Shortcuts = optionalPart(async () => {
  await whenIdle();
  return (await import('../shortcuts/shortcuts')).Shortcuts;
});
const BottomBar = lazyHostScreen(async () => (await loadAppShell()).BottomBar);

/** Preloads the app shell of signed-in users, so that it renders together with the first page. */
export function preloadAppShell(): Promise<unknown> {
  return Promise.all([SideBar, TopBar, BottomBar].map((part) => part.prepare()));
}

function signOut() {
  requestLeave(() => {
    signOutOfSite().catch(() => notify.error(messages.frame.logoutFailed));
  });
}

/** The user's name, or else their email address; null while the profile is pending. */
function personOf(state: SessionState): Person | null {
  if (state.status !== 'signedIn' || state.profile === 'pending') return null;
  const { email } = state.session;
  return { name: state.username ?? email, email };
}

type Props = {
  /** Empty until the registry has loaded. */
  manifests: readonly RemoteSummary[];
  children: ReactNode;
};

/** The layout around every page. The page keeps its position in the tree, with and without the menu. */
export function Frame({ manifests, children }: Props) {
  const state = useSessionState();
  const { pathname, key } = useLocation();
  const { collapsed, toggle } = useMenuCollapse();
  const [showsShortcuts, showShortcuts] = useState(false);
  const main = useRef<HTMLElement>(null);
  const { session } = state;
  // Guessed until the registry has loaded, to avoid a layout shift.
  const withMenu =
    manifests.length > 0 ? isForMembers(manifests, pathname) : expectsMembersLayout(pathname);
  const items = session ? menuItems(manifests, session) : [];

  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };

  return (
    <div
      className={withMenu ? `${styles.frame} ${styles.members}` : styles.frame}
      data-collapsed={collapsed || undefined}
    >
      <SkipLinkAndBanner onSkip={skip} />
      {withMenu && (
        <Suspense fallback={<LayoutPlaceholder withNotice={!state.isConfirmed} />}>
          <SideBar
            items={items}
            manifests={manifests}
            collapsed={collapsed}
            onToggle={toggle}
            onSignOut={signOut}
          />
          <TopBar
            manifests={manifests}
            person={personOf(state)}
            onShortcuts={() => showShortcuts(true)}
            onSignOut={signOut}
          />
        </Suspense>
      )}
      {withMenu && session && (
        <Suspense>
          <Shortcuts items={items} open={showsShortcuts} onOpenChange={showShortcuts} />
        </Suspense>
      )}
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <LazyOfflineBanner isForMembers={withMenu} />
        {children}
      </main>
      {withMenu && items.length > 0 && (
        <Suspense>
          <BottomBar key={key} items={items} manifests={manifests} onSignOut={signOut} />
        </Suspense>
      )}
      <Announcer />
    </div>
  );
}
