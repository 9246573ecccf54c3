import type { Client } from 'firebase-tools/lib/apiv2.js';

/** Signs in with FIREBASE_TOKEN, with `firebase login`, or with GOOGLE_APPLICATION_CREDENTIALS. */
export async function signIn(projectId: string): Promise<typeof Client> {
  const { getProjectDefaultAccount, setActiveAccount } = await import('firebase-tools/lib/auth.js');
  const { requireAuth } = await import('firebase-tools/lib/requireAuth.js');
  const options = { project: projectId };
  const account = getProjectDefaultAccount(process.cwd());
  if (account) setActiveAccount(options, account);
  await requireAuth(options);
  return (await import('firebase-tools/lib/apiv2.js')).Client;
}
