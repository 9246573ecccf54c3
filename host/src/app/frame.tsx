import type { RemoteSummary } from '@bank/contracts';
import { lazyScreen } from '@bank/remote-kit/lazy-screen';
import { useLocation } from '@bank/router';
import { Suspense, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { messages } from '../messages';
import type { Person } from '../navigation/account-menu';
import { Announcer } from '../navigation/announcer';
import { isForMembers, menuItems } from '../navigation/menu-items';
import { isExpectedForMembers } from '../navigation/expected-place';
import { trailTo } from '../navigation/trail';
import { useMenuCollapse } from '../navigation/use-menu-collapse';
import { notify } from '../notifications/notify';
import { signOutOfSite, useSessionState } from '../session/session-provider';
import type { SessionState } from '../session/session-state';
import { requestLeave } from '../unsaved-changes/leave-request';
import { FrameLines } from './frame-lines';
import { FramePlaces } from './frame-places';
import styles from './frame.module.css';

const chrome = async () => (await import('../navigation/members-chrome')).membersChrome;
const SideBar = lazyScreen(async () => (await chrome()).SideBar);
const TopBar = lazyScreen(async () => (await chrome()).TopBar);
const Shortcuts = lazyScreen(() =>
  import('../shortcuts/shortcuts').then(
    (loaded) => loaded.Shortcuts,
    // The site does without them.
    () => () => null,
  ),
);
const BottomBar = lazyScreen(async () => (await chrome()).BottomBar);

/** Fetches what stands around the pages for signed-in people, so that it is drawn with the first page. */
export function prepareChrome(): Promise<unknown> {
  return Promise.all([SideBar, TopBar, BottomBar].map((part) => part.prepare()));
}

function signOut() {
  requestLeave(() => {
    signOutOfSite().catch(() => notify.error(messages.frame.logoutFailed));
  });
}

/** By name, or where there is none by address; `null` until the bank has told which. */
function personOf(state: SessionState): Person | null {
  if (state.status === 'loading' || state.profile === 'pending' || !state.session) return null;
  const { email } = state.session;
  return { name: state.username ?? email, email };
}

type Props = {
  /** None before the registry has come. */
  manifests: readonly RemoteSummary[];
  children: ReactNode;
};

/** What stands around every page. The page keeps its place in the tree with the menu and without. */
export function Frame({ manifests, children }: Props) {
  const state = useSessionState();
  const { pathname, key } = useLocation();
  const { collapsed, toggle } = useMenuCollapse();
  const [showsShortcuts, showShortcuts] = useState(false);
  const main = useRef<HTMLElement>(null);
  const session = state.status === 'ready' ? state.session : null;
  // The menu keeps its place from the first moment: nothing moves when the registry has come.
  const withMenu =
    manifests.length > 0 ? isForMembers(manifests, pathname) : isExpectedForMembers(pathname);
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
      <FrameLines onSkip={skip} />
      {withMenu && (
        <Suspense
          fallback={<FramePlaces withNotice={state.status === 'ready' && !state.isConfirmed} />}
        >
          <SideBar items={items} collapsed={collapsed} onToggle={toggle} onSignOut={signOut} />
          <TopBar
            trail={trailTo(manifests, pathname)}
            person={personOf(state)}
            onShortcuts={() => showShortcuts(true)}
            onSignOut={signOut}
          />
          {session && (
            <Shortcuts items={items} open={showsShortcuts} onOpenChange={showShortcuts} />
          )}
        </Suspense>
      )}
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {withMenu && items.length > 0 && (
        <Suspense>
          <BottomBar key={key} items={items} onSignOut={signOut} />
        </Suspense>
      )}
      <Announcer />
    </div>
  );
}
