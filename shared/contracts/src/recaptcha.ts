/**
 * The starts of the addresses that reCAPTCHA's scripts have. Pages load them only if App Check is
 * configured; both the Content-Security-Policy and the page's Trusted Types policy admit them. Not all of
 * `/recaptcha/`: it also serves libraries that let injected markup run code.
 */
export const RECAPTCHA_SCRIPTS = [
  'https://www.google.com/recaptcha/enterprise.js',
  'https://www.gstatic.com/recaptcha/releases/',
] as const;
