import { brand, MAX_VAT_GUESSES } from '@bank/domain';
import { defineMessages, type Translation } from '@bank/i18n';

/** Their names need no translation. */
const workOf = ({ role, about }: (typeof brand.team)[number]) => ({ role, about });

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
  about: {
    title: `About ${brand.name}`,
    lead: 'A small bank with a plain idea: what happens to your money should be easy to see.',
    mission: {
      title: 'Our mission',
      text: 'To make everyday banking so clear that nobody needs help with it, and so careful that nobody is harmed by a mistake.',
    },
    vision: {
      title: 'Our vision',
      text: 'A bank whose workings can be read. Every rule that guards an account here is written down, tested, and open to anyone who wants to check it.',
    },
    story: {
      title: 'Our story',
      paragraphs: [
        `${brand.name} is named after a hillside that’s on no map. It began with a question: how little does a bank’s website need to be trusted?`,
        'The answer turned out to be few screens and many checks. A balance, a history, a way to send money, a way to say that something went wrong, and behind them a ledger whose entries can’t be changed afterwards, not even by us.',
        'It’s a demonstration and will stay one. No real money moves, and the people on this page are as fictional as the hill.',
      ],
    },
    values: {
      title: 'Our values',
      items: [
        { title: 'Plain words', text: 'A fee is called a fee, and a refusal says why.' },
        { title: 'Care first', text: 'We would rather ask twice than pay twice.' },
        { title: 'Privacy by habit', text: 'We hide what others could read over your shoulder.' },
        {
          title: 'Open to all',
          text: 'With a keyboard, a screen reader, a small screen, or in the dark.',
        },
      ],
    },
    team: {
      title: 'The team',
      lead: 'Three people, made up with care.',
      members: [workOf(brand.team[0]), workOf(brand.team[1]), workOf(brand.team[2])],
    },
    contact: {
      title: 'Write to us',
      text: 'Questions about your account, or about how all this is made?',
    },
  },
} as const;

export const accessibility = {
  title: 'Accessibility',
  lead: `${brand.name} is for everyone: with a keyboard or a screen reader, zoomed in, in your system’s colours and on screens of any width.`,
  sections: [
    {
      title: 'Conformance',
      points: [
        'Every screen is built to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. It conforms according to our own tests; no independent body has reviewed it.',
        'The light and dark themes meet the same contrast requirements.',
      ],
    },
    {
      title: 'What you can count on',
      points: [
        'You can do everything with the keyboard alone. You always see where you are, and nothing traps the focus.',
        'If a form has an error, you’re taken to the first field that needs attention and told what’s wrong. Everything you’ve typed is kept.',
        'Brief changes on the screen, such as a message or a new balance, are announced to screen readers. A balance that you’ve hidden is never read out.',
        'At a width of 320 pixels, with text twice as large and with wider letter and line spacing, nothing is cut off and nothing scrolls sideways.',
        'Animations stop if your system asks for reduced motion.',
      ],
    },
    {
      title: 'How this is tested',
      points: [
        'With every change, in a real browser: axe checks every screen, including its errors, dialogs and results, in the light and dark themes.',
        'With every change: every task, from opening an account to completing a withdrawal, is done by keyboard alone.',
        'With every change: the Tab key walks through every screen, in its own colours and in forced colours. Every stop must be visible, uncovered, large enough and marked.',
        'Automated tests find only some barriers. We haven’t yet tested with people who use assistive technology.',
      ],
    },
    {
      title: 'Known limitations',
      points: [
        'A session ends after a period of inactivity, so that nobody else can use it. You’re warned first and can extend it with one key, but you can’t change the time limit.',
        'The site is available in English, German and French only.',
      ],
    },
  ],
  contact: {
    title: 'Tell us',
    text: 'Is something in your way? Write to us, and tell us which page it is and what you use.',
  },
} as const;

/** All of the above: a translation replaces the words in place. */
const all = { ...english, accessibility };

export type Messages = Translation<typeof all>;

export const messages = defineMessages(all, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
