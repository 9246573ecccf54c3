import { BankError } from '@bank/domain';
import { emulatorAddresses, firebaseProject } from '@bank/firebase/project';

// Imported only in builds for the emulators, which do not send emails but list them.

const MAIL_KINDS = ['VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'PASSWORD_RESET'] as const;
type MailKind = (typeof MAIL_KINDS)[number];

/** An email that a real project would have sent. Its link works once. */
export type Mail = { kind: MailKind; to: string; link: string };

type OobCode = { email: string; newEmail?: string; requestType: string; oobLink: string };

function toMail({ email, newEmail, requestType, oobLink }: OobCode): Mail[] {
  const kind = MAIL_KINDS.find((each) => each === requestType);
  return kind ? [{ kind, to: newEmail ?? email, link: oobLink }] : [];
}

async function request(address: string): Promise<Response> {
  try {
    return await fetch(address);
  } catch (cause) {
    throw new BankError('network', { cause });
  }
}

/** The emails whose links are unused, latest first. Throws `BankError`: `network`. */
export async function readMailbox(): Promise<Mail[]> {
  const emulators = emulatorAddresses();
  const { projectId } = firebaseProject();
  if (!emulators)
    throw new BankError('not-found', { message: 'This build does not use the emulators' });
  const response = await request(
    `http://${emulators.host}:${emulators.auth}/emulator/v1/projects/${projectId}/oobCodes`,
  );
  if (!response.ok) throw new BankError('unknown', { message: await response.text() });
  const { oobCodes } = (await response.json()) as { oobCodes: OobCode[] };
  return oobCodes.flatMap(toMail).reverse();
}

/**
 * Follows an email's link; a password reset also sends the new password. Throws `BankError`:
 * `not-found` if the link was already used, `weak-password`, `network`.
 */
export async function followMail({ kind, link }: Mail, newPassword = ''): Promise<void> {
  const address = new URL(link);
  if (kind === 'PASSWORD_RESET') address.searchParams.set('newPassword', newPassword);
  const response = await request(address.href);
  if (response.ok) return;
  const message = await response.text();
  throw new BankError(/WEAK_PASSWORD/.test(message) ? 'weak-password' : 'not-found', { message });
}
