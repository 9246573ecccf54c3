import { useProfile } from '@bank/data-access';
import { signedInAt, signInTimes, signOut } from '@bank/firebase/auth';
import { database } from '@bank/firebase/firestore';
import { useNotify, useSession } from '@bank/remote-kit';
import { useNavigate } from '@bank/router';
import { EmptyState, ErrorState, PageHeading, Skeleton, Stack } from '@bank/ui';
import { sendEmailChangeLink } from '../../api/email';
import { changeUsername, signOutElsewhere } from '../../api/profile';
import { profile as messages, username as usernameMessages } from '../../messages';
import { LazyExportData } from '../export-data/lazy-export-data';
import { ProfileView } from './profile-view';
import { SecuritySection } from './security-section';

export function ProfileScreen() {
  return (
    <Stack gap="l">
      <PageHeading>{messages.title}</PageHeading>
      <CurrentProfile />
    </Stack>
  );
}

function CurrentProfile() {
  const { uid } = useSession();
  const notify = useNotify();
  const navigate = useNavigate();
  const profile = useProfile(uid);

  if (profile.status === 'loading') return <Skeleton />;
  if (profile.status === 'error') return <ErrorState title={messages.loadFailed} />;
  if (!profile.value) return <EmptyState title={messages.missing} />;
  return (
    <>
      <ProfileView
        profile={profile.value}
        saveUsername={(username) => changeUsername(database(), uid, username)}
        onUsernameSaved={() => notify.success(usernameMessages.saved)}
        requestEmail={sendEmailChangeLink}
        logOut={async () => {
          await signOut();
          await navigate('/SignIn');
        }}
      />
      <SecuritySection
        loadSignInTimes={signInTimes}
        signOutElsewhere={async () =>
          signOutElsewhere(database(), { uid, signedInAt: await signedInAt() })
        }
      />
      <LazyExportData />
    </>
  );
}
