import { brand } from '@bank/domain';
import { defineMessages, type Translation } from '@bank/i18n';

/** The texts of the host. Those of the specification, sections 2, 5 and 8, are quoted exactly. */
const english = {
  loading: 'Loading…',
  signingOut: 'Logging out…',
  pageTitle: (title: string) => `${title} · ${brand.name}`,
  notFound: 'Not found',
  status: 'Status',
  pages: {
    signIn: {
      title: 'Login',
      description: `Log in to ${brand.name} to see your balance and payments. A demonstration: no real money moves.`,
    },
    signUp: {
      title: 'Register',
      description: `Open a demo account with ${brand.name} in about a minute. Made-up details are fine: no real money moves.`,
    },
    forgotPassword: {
      title: 'Forgot password',
      description: `Get a link to set a new password for your ${brand.name} account.`,
    },
  },

  signIn: {
    lead: 'Good to see you again.',
    email: 'Email',
    password: 'Password',
    submit: 'Login',
    busy: 'Logging in…',
    forgotPassword: 'Forgot Password',
    noAccount: `New to ${brand.name}?`,
    signUp: 'Sign Up',
    success: 'Login Successful!',
    incomplete: 'Please enter both email and password',
    missing: { email: 'Enter your email.', password: 'Enter your password.' },
    invalidEmail: 'Enter a valid email address.',
    invalidCredential: 'Invalid email or password',
    userNotFound: 'No user found with this email',
    wrongPassword: 'Incorrect password',
    failed: 'Login failed. Please try again.',
    ended: {
      idle: 'For your security, we logged you out because of inactivity.',
      limit: 'For your security, we logged you out because your session expired.',
    },
  },

  frame: {
    skip: 'Skip to content',
    home: `${brand.name}, dashboard`,
    landing: `${brand.name}, home`,
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
    ownAccount: 'Your own account',
    logoutFailed: 'Logout failed. Please try again.',
    notifications: 'Notifications',
  },

  shortcuts: {
    title: 'Keyboard shortcuts',
    enable: 'Use keyboard shortcuts',
    goTo: (page: string) => `Go to ${page}`,
    overview: 'Show this list',
    close: 'Close a dialog or menu',
  },

  error: {
    heading: 'Unexpected Application Error!',
    home: 'Go to home page',
    meaning: {
      400: 'Bad Request',
      403: 'Forbidden',
      404: 'Not Found',
      405: 'Method Not Allowed',
    },
    explanation: {
      400: 'We couldn’t understand this address.',
      403: 'You don’t have access to this page.',
      404: 'There’s no page at this address.',
      405: 'This page can’t be used in this way.',
    },
    unknown: 'Something went wrong on this page.',
  },

  registryFailed: {
    title: 'We can’t reach the bank',
    explanation: 'Check your connection and try again.',
    retry: 'Try again',
  },
  remoteFailed: {
    title: (name: string) => `${name} isn’t available right now`,
    explanation: 'The rest of the site still works, and nothing was lost.',
    retry: 'Try again',
  },
  newVersion: {
    text: 'A newer version of this page is ready.',
    refresh: 'Refresh',
    later: 'Later',
  },
  expiry: {
    idleTitle: 'Are you still there?',
    idle: 'For your security, we’ll log you out soon. If you stay, you keep everything you’ve typed.',
    limitTitle: 'Your session is about to end',
    limit: (hours: number) =>
      `For your security, sessions last no more than ${hours} ${hours === 1 ? 'hour' : 'hours'}. Please finish what you’re doing and log in again.`,
    countdown: (seconds: number) =>
      `Logging out in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
    spoken: (seconds: number) => `${seconds} seconds left`,
    stay: 'Stay logged in',
    finish: 'Finish first',
    signOut: 'Log out now',
  },
  leave: {
    title: 'Leave this page?',
    explanation: 'You have unsaved changes. If you leave, they’ll be lost.',
    stay: 'Stay',
    leave: 'Leave',
  },
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
