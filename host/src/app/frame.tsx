import type { RemoteManifest } from '@bank/contracts';
import { brand } from '@bank/domain';
import { useLocation } from '@bank/router';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { messages } from '../messages';
import { Announcer } from '../navigation/announcer';
import { MembersBar } from '../navigation/members-bar';
import { isForMembers, menuItems } from '../navigation/menu-items';
import { notify } from '../notifications/notify';
import { signOutOfSite, useSessionState } from '../session/session-provider';
import type { SessionState } from '../session/session-state';
import { requestLeave } from '../unsaved-changes/leave-request';
import styles from './frame.module.css';

function signOut() {
  requestLeave(() => {
    signOutOfSite().catch(() => notify.error(messages.frame.logoutFailed));
  });
}

/** The person's name, or where there is none their address; '' until the bank has told which. */
function nameOf(state: SessionState): string {
  if (state.status === 'loading' || state.profile === 'pending') return '';
  return state.username ?? state.session?.email ?? '';
}

type Props = { manifests: readonly RemoteManifest[]; children: ReactNode };

/** What stands around every page. The page keeps its place in the tree with the menu and without. */
export function Frame({ manifests, children }: Props) {
  const state = useSessionState();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const session = state.status === 'ready' ? state.session : null;
  const withMenu = isForMembers(manifests, pathname);

  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };

  return (
    <div className={withMenu ? `${styles.frame} ${styles.members}` : styles.frame}>
      <a href="#main" className={styles.skip} onClick={skip}>
        {messages.frame.skip}
      </a>
      <aside className={styles.demonstration} aria-label={messages.frame.demonstration}>
        {brand.demonstration}
      </aside>
      {withMenu && (
        <MembersBar
          items={session ? menuItems(manifests, session) : []}
          name={nameOf(state)}
          onSignOut={signOut}
        />
      )}
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Announcer />
    </div>
  );
}
