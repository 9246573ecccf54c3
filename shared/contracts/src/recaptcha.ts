/**
 * Where reCAPTCHA's scripts come from. Pages load them only if App Check is configured; both the
 * Content-Security-Policy and the page's Trusted Types policy admit these addresses.
 */
export const RECAPTCHA_SCRIPTS = [
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
] as const;
