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

/** Requests wait this long for a token; after the timeout they are sent without one. */
const TIMEOUT_MS = 5_000;

/** The SDK calls `getToken`, which its public types omit. */
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
 * Adds a timeout. Firebase's provider waits for reCAPTCHA forever, and Auth, Firestore and Storage wait for
 * the provider: if reCAPTCHA is blocked, sign-in would hang.
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
 * Starts App Check with a reCAPTCHA Enterprise site key: requests of the SDK and of `rest.ts` then carry a
 * token. Call it after `startFirebase` and before any other use of Firebase. Later calls have no effect.
 */
export function startAppCheck(siteKey: string): void {
  if (isStarted) return;
  isStarted = true;
  const appCheck = initializeAppCheck(firebaseApp(), {
    provider: boundedProvider(siteKey),
    // Caches the token in IndexedDB and refreshes it before it expires.
    isTokenAutoRefreshEnabled: true,
  });
  setAppCheckToken(async () => (await getToken(appCheck)).token);
}

export { appCheckHeaders } from './app-check-headers';
