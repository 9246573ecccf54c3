import { RECAPTCHA_SCRIPTS } from '@bank/contracts/recaptcha';
import {
  type AppCheckToken,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import { firebaseApp } from './app';
import { setAppCheckToken } from './app-check-headers';
import { shareAttempt } from './share-attempt';

/** Requests wait this long for a token, and are then sent without one; milliseconds. */
const TIMEOUT_MS = 5_000;

/** What the SDK calls, which its public types leave out. */
type Provider = ReCaptchaEnterpriseProvider & { getToken(): Promise<AppCheckToken> };

/** Rejects when a script of reCAPTCHA can't be loaded, for example because an extension blocks it. */
function blockedScript(): Promise<never> {
  return new Promise((_, reject) => {
    const onError = ({ target }: Event) => {
      if (!(target instanceof HTMLScriptElement)) return;
      if (RECAPTCHA_SCRIPTS.some((start) => target.src.startsWith(start))) {
        reject(new Error(`${target.src} could not be loaded`));
      }
    };
    // Errors of elements don't bubble.
    window.addEventListener('error', onError, true);
  });
}

/**
 * Firebase's own provider waits for reCAPTCHA without a limit, and Auth, Firestore and Storage wait for
 * the provider: where reCAPTCHA is blocked, nobody could sign in.
 */
function boundedProvider(siteKey: string): ReCaptchaEnterpriseProvider {
  const provider = new ReCaptchaEnterpriseProvider(siteKey) as Provider;
  const read = provider.getToken.bind(provider);
  const blocked = blockedScript();
  blocked.catch(() => undefined);
  provider.getToken = shareAttempt(() => Promise.race([read(), blocked]), TIMEOUT_MS);
  return provider;
}

let isStarted = false;

/**
 * Starts App Check with a site key of reCAPTCHA Enterprise: from then on the SDK's requests and those of
 * `rest.ts` carry a token. Call it after `startFirebase` and before anything else of Firebase is used;
 * later calls change nothing.
 */
export function startAppCheck(siteKey: string): void {
  if (isStarted) return;
  isStarted = true;
  const appCheck = initializeAppCheck(firebaseApp(), {
    provider: boundedProvider(siteKey),
    // Keeps the token in IndexedDB, and replaces it before it expires.
    isTokenAutoRefreshEnabled: true,
  });
  setAppCheckToken(async () => (await getToken(appCheck)).token);
}

export { appCheckHeaders } from './app-check-headers';
