import type { UserProfile } from '@bank/domain';
import { Link } from '@bank/router';
import { Button, buttonClass, Card, DescriptionList, Stack } from '@bank/ui';
import { useState } from 'react';
import type { EmailChange } from '../../api/email';
import { profile as messages } from '../../messages';
import { EmailDialog } from './email-dialog';
import { LogoutButton } from './logout-button';
import { UsernameDialog } from './username-dialog';

type Props = {
  profile: UserProfile;
  saveUsername: (username: string) => Promise<void>;
  /** Called when the dialog closes: an open one hides toasts from screen readers. */
  onUsernameSaved: () => void;
  requestEmail: (change: EmailChange) => Promise<void>;
  logOut: () => Promise<void>;
};

export function ProfileView(props: Props) {
  const { profile, saveUsername, onUsernameSaved, requestEmail, logOut } = props;
  const [editing, setEditing] = useState<'username' | 'email' | null>(null);
  const close = () => setEditing(null);
  return (
    <Stack gap="l">
      <Card title={messages.details}>
        <DescriptionList
          items={[
            { name: messages.username, value: profile.username },
            { name: messages.email, value: profile.email },
            { name: messages.level, value: profile.accountLevel },
          ]}
        />
        <Stack direction="row">
          <Button variant="secondary" onClick={() => setEditing('username')}>
            {messages.editUsername}
          </Button>
          <Button variant="secondary" onClick={() => setEditing('email')}>
            {messages.editEmail}
          </Button>
        </Stack>
      </Card>
      <Card title={messages.actions}>
        <Stack direction="row">
          <Link to="/Kyc" className={buttonClass()}>
            {messages.upgrade}
          </Link>
          <Link to="/dispute" className={buttonClass('secondary')}>
            {messages.dispute}
          </Link>
          <Link to="/Profile/security" className={buttonClass('secondary')}>
            {messages.protection}
          </Link>
          <LogoutButton logOut={logOut} />
        </Stack>
      </Card>
      {editing === 'username' && (
        <UsernameDialog
          current={profile.username}
          save={saveUsername}
          onSaved={() => {
            close();
            onUsernameSaved();
          }}
          onClose={close}
        />
      )}
      {editing === 'email' && (
        <EmailDialog current={profile.email} request={requestEmail} onClose={close} />
      )}
    </Stack>
  );
}
