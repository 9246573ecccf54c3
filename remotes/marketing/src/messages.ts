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
    lead: 'See what you have, send money and follow every payment to its end. Opening an account takes about a minute.',
    note: 'A demonstration: please use made-up details only.',
    scene: {
      label:
        'Green hills under a low sun; in front, an account with its balance and latest payments',
      balance: 'Available balance',
      credit: 'Received',
      transfer: 'Bank transfer',
      bill: 'Electricity',
    },
  },
  features: {
    title: 'What you can do here',
    lead: 'Everything you expect from your bank, each on a page of its own.',
    items: {
      balance: {
        title: 'Private by default',
        text: 'Open your account on a train: your balance stays hidden until you choose to show it.',
      },
      transfers: {
        title: 'Send money your way',
        text: 'To a bank account, a PayPal or CashApp wallet, or a crypto address in BTC, ETH or USDT.',
      },
      loans: {
        title: 'Ask for a loan in one step',
        text: 'Enter how much you need and follow your request. A person reviews every one.',
      },
      bills: {
        title: 'All your bills in one place',
        text: 'Electricity, water, internet, phone and rent, with your payments listed below.',
      },
      identity: {
        title: 'Verify yourself from home',
        text: 'Send a photo of your ID. Location data is removed in your browser, before it’s sent.',
      },
      issues: {
        title: 'Help when a payment goes wrong',
        text: 'Report it and get a reference number, so you can see where it stands.',
      },
    },
  },
  reasons: {
    title: `Why ${brand.name}`,
    lead: 'We only make promises that our software can keep.',
    scene: { title: 'Review your withdrawal', before: 'Balance now', after: 'Balance after' },
    items: [
      {
        title: 'You’re never charged twice',
        text: 'If your connection drops, just try again. Your balance and your payment change in a single step, only once.',
      },
      {
        title: 'Every cent adds up',
        text: 'We calculate in whole cents. If the amount you type can be read in two ways, we ask instead of guessing.',
      },
      {
        title: 'Nobody else moves your money',
        text: 'Limits are enforced where your data is kept. A tampered page can’t get around them.',
      },
      {
        title: 'No transfer without your code',
        text: `Each transfer needs a four-digit code. After ${MAX_VAT_GUESSES} wrong attempts, it locks.`,
      },
    ],
  },
  card: {
    title: 'A card without the plastic',
    lead: 'Pay online with a card that’s only for the web. See its price and its weekly limit before you ask for it.',
    fee: 'One-time creation fee',
    limit: 'Weekly transaction limit',
    status: 'How to get one',
    statusText: 'Ask for one on the Cards page',
    action: 'See the card',
    holder: 'Your name',
    image: 'The virtual card, with its number masked',
  },
  video: {
    title: 'Online banking, from start to finish',
    lead: 'A transfer in three steps. Nothing moves before you’ve seen a summary.',
    steps: [
      'Choose where the money goes, and how much.',
      'Check the summary. Go back and change it as often as you like.',
      'Enter your code. The receipt is in your history right away.',
    ],
    play: 'Play the video',
    frame: 'Online banking video',
    ownFilm: 'Sixteen seconds, drawn by us, without sound. It loads only when you press play.',
    consent: (site: string) => `The video comes from ${site} and loads only when you press play.`,
  },
  whoWeAre: {
    title: 'Who we are',
    text: `${brand.name} shows that a bank on the web can be fast, clear and careful all at once. It’s a demonstration: sign up, be credited by an admin and send money to nowhere in particular.`,
    more: 'Read our story',
    closing: 'Have a look around. It’s only play money.',
  },
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
