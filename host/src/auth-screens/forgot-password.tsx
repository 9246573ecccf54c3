import { TOAST_DURATION } from '@bank/domain';
import { Link } from '@bank/router';
import { MAILBOX_PATH } from '../mailbox/mailbox-path';
import { messages as siteMessages } from '../messages';
import { notify } from '../toasts/notify';
import { loadAuth } from '../session/backend';
import { AuthCard } from './auth-card';
import { authPaths } from './auth-paths';
import { ForgotPasswordForm } from './forgot-password-form';
import { messages } from './messages';

declare const process: { env: { BANK_BACKEND?: string } };

const texts = messages.forgotPassword;

async function sendReset(email: string) {
  const { sendPasswordReset } = await loadAuth();
  await sendPasswordReset(email);
  notify.success(texts.success, { duration: TOAST_DURATION.success });
}

/** /Forget-password. */
export function ForgotPassword() {
  const footer = (
    <>
      {texts.remembered} <Link to={authPaths.signIn}>{texts.signIn}</Link>
      {process.env.BANK_BACKEND === 'emulators' && (
        <>
          {' · '}
          <Link to={MAILBOX_PATH}>{texts.mailbox}</Link>
        </>
      )}
    </>
  );
  return (
    <AuthCard title={siteMessages.pages.forgotPassword.title} lead={texts.lead} footer={footer}>
      <ForgotPasswordForm sendReset={sendReset} />
    </AuthCard>
  );
}
