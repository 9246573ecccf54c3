import { defineMessages, type Translation } from '@bank/i18n';

/** For rare visits: an ordinary sign-in goes without these texts. */
const english = {
  signUp: {
    lead: 'Open an account in a minute.',
    username: 'Username',
    email: 'Email',
    number: 'Phone number',
    password: 'Password',
    passwordHint: 'At least 8 characters. A few words in a row are easy to remember.',
    strength: {
      label: 'Password strength',
      verdict: (text: string) => `Password strength: ${text}`,
      short: 'Too short',
      levels: ['Very easy to guess', 'Easy to guess', 'Fair', 'Strong', 'Very strong'],
    },
    country: 'Country',
    countryHint: 'This sets your account’s currency.',
    submit: 'Register',
    busy: 'Registering...',
    haveAccount: 'Already have an account?',
    signIn: 'Login',
    welcome: (name: string) => `Welcome, ${name}! Thank you for registering.`,
    incomplete: 'Please fill in all fields',
    missing: {
      username: 'Enter a username.',
      email: 'Enter your email.',
      number: 'Enter your phone number.',
      password: 'Choose a password.',
      country: 'Choose your country.',
    },
    hidden: 'This contains hidden characters, possibly from pasting. Please type it instead.',
    emailInUse: 'Email already in use',
    weakPassword: 'Password is too weak',
    failed: 'Account creation failed',
    invalidEmail: 'This doesn’t look like an email address',
  },

  /** After "Log out everywhere else" in another session. */
  revoked:
    'You were logged out because you chose “Log out everywhere else” in another browser. If that wasn’t you, reset your password now.',

  forgotPassword: {
    mailbox: 'Local mailbox',
    lead: 'We’ll email you a link to choose a new one.',
    email: 'Email',
    submit: 'Reset Password',
    busy: 'Sending...',
    remembered: 'Remembered it?',
    signIn: 'Login',
    success: 'Password reset email sent! Check your inbox.',
    incomplete: 'Please enter your email address',
    userNotFound: 'No user found with this email address',
    invalidEmail: 'Invalid email address',
    tooManyRequests: 'Too many requests. Please try again later.',
  },
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
