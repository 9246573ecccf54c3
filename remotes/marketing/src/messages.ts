import { brand, MAX_VAT_GUESSES } from '@bank/domain';
import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  frame: {
    home: `${brand.name}, home`,
    navigation: 'Public pages',
    footerNavigation: 'More pages',
    about: 'About us',
    accessibility: 'Accessibility',
    signIn: 'Login',
    openAccount: 'Sign Up',
    forgotPassword: 'Forgot password',
    bank: 'Bank',
    account: 'Account',
    contact: 'Contact',
    fictional: `${brand.name} is a fictional bank. It holds no deposits, issues no cards and is not supervised.`,
  },
  hero: {
    title: brand.tagline,
    lead: 'Know what you have, send money in a few taps and keep a receipt for every payment. Opening an account takes about a minute.',
    note: 'A demonstration: please use made-up details only.',
    scene:
      'An account with its balance and latest payments, in front of green hills under a low sun',
  },
  features: {
    title: 'What you can do here',
    lead: 'Everything you’d expect from a bank, without the trip to a branch.',
    items: {
      balance: {
        title: 'Private by default',
        text: 'On the train, in a café, at your desk: your balance stays hidden until you choose to show it.',
      },
      transfers: {
        title: 'Send money your way',
        text: 'To a bank account, to PayPal or CashApp, or in BTC, ETH or USDT. Save the people you pay often, and you only type the amount.',
      },
      loans: {
        title: 'Ask for a loan in one step',
        text: 'Tell us how much you need. A person reviews every request, and you always see where yours stands.',
      },
      bills: {
        title: 'All your bills in one place',
        text: 'Electricity, water, internet, phone and rent: choose a bill, enter the amount, done.',
      },
      identity: {
        title: 'Verify yourself from home',
        text: 'No appointment: take a photo of your ID and send it. Where it was taken is removed before it leaves your device.',
      },
      issues: {
        title: 'Help when a payment goes wrong',
        text: 'Report it straight from the receipt. You get a reference number and can see how it’s going at any time.',
      },
    },
  },
  reasons: {
    title: `Why ${brand.name}`,
    lead: 'Four promises, and how we keep them.',
    items: [
      {
        title: 'You’re never charged twice',
        text: 'Lost your connection? Just try again. Every payment has its own number and goes through only once, however often you send it.',
      },
      {
        title: 'Every cent adds up',
        text: 'We calculate in whole cents, so nothing is lost in rounding. If an amount could mean two things, we ask instead of guessing.',
      },
      {
        title: 'Nobody else moves your money',
        text: 'Every payment is checked where your account is kept, not just on your screen. Tampering with the website gets nobody any further.',
      },
      {
        title: 'No transfer without your code',
        text: `Each transfer needs your four-digit code. After ${MAX_VAT_GUESSES} wrong attempts it locks, so nobody can keep guessing.`,
      },
    ],
  },
  card: {
    title: 'A card without the plastic',
    lead: 'For paying online, and nothing else. You know the fee and the weekly limit before you ask for it.',
    fee: 'Card creation fee',
    limit: 'Weekly transaction limit',
    action: 'See the card',
  },
  video: {
    title: 'Online banking, from start to finish',
    lead: 'A transfer takes three steps. No money moves until you’ve seen the summary and confirmed it.',
    steps: [
      'Choose who gets the money, and how much.',
      'Check the summary. If something’s off, go back and change it.',
      'Enter your code, and your receipt is ready.',
    ],
    play: 'Play the video',
    frame: 'Online banking video',
    ownFilm: 'Sixteen seconds, drawn by us, no sound. It loads only when you press play.',
    consent: (site: string) => `The video comes from ${site} and loads only when you press play.`,
  },
  whoWeAre: {
    title: 'Who we are',
    text: 'A small bank with a simple idea: you should always see what happens to your money. We’re also a demonstration, so feel free to sign up, have an admin add some pretend money and try everything.',
    more: 'Read our story',
    closing: 'Have a look around. It’s only play money.',
  },
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
