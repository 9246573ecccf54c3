import { brand } from '@bank/domain';
import { defineMessages, type Translation } from '@bank/i18n';

/** The texts that the host itself says. Those of sections 2, 5 and 8 hold to the letter. */
const english = {
  loading: 'Loading…',
  signingOut: 'Signing out…',
  pageTitle: (title: string) => `${title} · ${brand.name}`,
  notFound: 'Not found',
  status: 'Status',
  pages: {
    signIn: {
      title: 'Login',
      description: `Log in to ${brand.name} to see your balance and your payments. A demonstration: no real money moves.`,
    },
    signUp: {
      title: 'Register',
      description: `Open a demonstration account with ${brand.name} in about a minute. Made-up details will do: no real money moves.`,
    },
    forgotPassword: {
      title: 'Forgot password',
      description: `Have a link sent to you that sets a new password for your account with ${brand.name}.`,
    },
  },

  signIn: {
    lead: 'Good to see you again.',
    email: 'Email',
    password: 'Password',
    submit: 'Login',
    busy: 'Logging in...',
    forgotPassword: 'Forgot Password',
    noAccount: `New to ${brand.name}?`,
    signUp: 'Sign Up',
    success: 'Login Successful!',
    incomplete: 'Please enter both email and password',
    missing: { email: 'Enter your email', password: 'Enter your password' },
    invalidCredential: 'Invalid email or password',
    userNotFound: 'No user found with this email',
    wrongPassword: 'Incorrect password',
    failed: 'Login failed. Please try again.',
    ended: {
      idle: 'For your security you were signed out, as nothing had happened for a while.',
      limit: 'For your security you were signed out, as the session had reached its longest.',
    },
  },

  frame: {
    skip: 'Skip to content',
    home: `${brand.name}, to the dashboard`,
    landing: `${brand.name}, to the start page`,
    demonstration: 'About this site',
    /** The standing line of every page. */
    noRealMoney: brand.demonstration,
    menu: 'Menu',
    closeMenu: 'Close menu',
    navigation: 'Main',
    mostUsed: 'Most used',
    breadcrumb: 'Breadcrumb',
    collapse: 'Collapse menu',
    expand: 'Expand menu',
    account: 'Your account:',
    profile: 'Profile',
    logout: 'Logout',
    logoutFailed: 'Logout failed. Please try again.',
    notifications: 'Notifications',
  },

  shortcuts: {
    title: 'Keyboard shortcuts',
    enable: 'Use keyboard shortcuts',
    goTo: (page: string) => `Go to ${page}`,
    overview: 'Show this overview',
    close: 'Close a dialog or a menu',
  },

  error: {
    heading: 'Unexpected Application Error!',
    home: 'Go to the start page',
    meaning: {
      400: 'Bad Request',
      403: 'Forbidden',
      404: 'Not Found',
      405: 'Method Not Allowed',
    },
    explanation: {
      400: 'The address could not be understood.',
      403: 'This page is not for your account.',
      404: 'There is no page at this address.',
      405: 'This page cannot be used in that way.',
    },
    unknown: 'Something went wrong on this page.',
  },

  registryFailed: {
    title: 'The bank could not be reached',
    explanation: 'Please check your connection and try again.',
    retry: 'Retry',
  },
  remoteFailed: {
    title: (name: string) => `${name} is not available right now`,
    explanation: 'The rest of the site goes on working. Nothing that you did is lost.',
    retry: 'Retry',
  },
  newVersion: {
    text: 'A newer version of this page is ready.',
    refresh: 'Refresh',
    later: 'Later',
  },
  expiry: {
    idleTitle: 'Are you still there?',
    idle: 'For your security you will be signed out. If you stay, everything that you typed stays, too.',
    limitTitle: 'Your session is about to end',
    limit: (hours: number) =>
      `For your security a session lasts no longer than ${hours} ${hours === 1 ? 'hour' : 'hours'}. Please finish what you are doing, and sign in again.`,
    countdown: (seconds: number) =>
      `Signing out in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
    spoken: (seconds: number) => `${seconds} seconds left`,
    stay: 'Stay signed in',
    finish: 'Finish first',
    signOut: 'Sign out now',
  },
  leave: {
    title: 'Leave this page?',
    explanation: 'What you typed has not been sent and would be lost.',
    stay: 'Stay',
    leave: 'Leave',
  },
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
