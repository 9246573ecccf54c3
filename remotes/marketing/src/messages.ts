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
    signIn: 'Sign in',
    openAccount: 'Open account',
    forgotPassword: 'Forgot password',
    bank: 'Bank',
    account: 'Account',
    contact: 'Contact',
    fictional: `${brand.name} is a fictional bank. It holds no deposits, issues no cards and is supervised by nobody.`,
  },
  hero: {
    title: brand.tagline,
    lead: 'See what you have, send money and follow every payment to its end, all from one calm screen. Opening an account takes about a minute.',
    note: 'A demonstration: please use made-up details only.',
    scene: {
      label:
        'Green hills under a low sun, and before them an account with its balance and last payments',
      balance: 'Available balance',
      credit: 'Received',
      transfer: 'Bank transfer',
      bill: 'Electricity',
    },
  },
  features: {
    title: 'What you can do here',
    lead: 'The everyday parts of a bank, each on a page of its own.',
    items: {
      balance: {
        title: 'A balance that keeps to itself',
        text: 'Hidden behind stars until you ask for it, so that you can open your account on a train.',
      },
      transfers: {
        title: 'Transfers your way',
        text: 'To a bank account, a PayPal or CashApp wallet, or a crypto address in BTC, ETH or USDT.',
      },
      loans: {
        title: 'Loans in one line',
        text: 'Say how much you need. Your request is pending until a person has looked at it.',
      },
      bills: {
        title: 'Bills in one place',
        text: 'Electricity, water, internet, phone and rent, with what you paid listed below.',
      },
      identity: {
        title: 'Identity, sent safely',
        text: 'Your document is stripped of its location data in your browser before it is sent.',
      },
      issues: {
        title: 'A number for every issue',
        text: 'Report a payment that went wrong and get a reference that you can quote.',
      },
    },
  },
  reasons: {
    title: `Why ${brand.name}`,
    lead: 'The promises that we can keep are those that the software keeps for us.',
    items: [
      {
        title: 'Every cent adds up',
        text: 'Amounts are read, added and compared in whole cents. If what you typed can be read in two ways, we ask instead of guessing.',
      },
      {
        title: 'All of it, or none of it',
        text: 'Your balance and the record of your payment change in a single step. A lost connection can’t leave you halfway.',
      },
      {
        title: 'The rules are in the vault',
        text: 'Limits are enforced where the data is kept, not only on the page. A changed page moves nobody’s money.',
      },
      {
        title: 'A code before money leaves',
        text: `Each transfer needs a four-digit code, checked where it is kept. After ${MAX_VAT_GUESSES} wrong tries it locks.`,
      },
    ],
  },
  card: {
    title: 'A card without the plastic',
    lead: 'The virtual card is made for paying online. Its number is masked, its limit is weekly, and its price is said before you ask for it.',
    fee: 'Creation fee, once',
    limit: 'Weekly transaction limit',
    status: 'How to get one',
    statusText: 'Ask for it on the Cards page',
    action: 'See the card',
    holder: 'Your name',
    image: 'The virtual card, with its number masked',
  },
  video: {
    title: 'Online banking, from start to finish',
    lead: 'A transfer in three steps. Nothing moves before you have seen a summary of it.',
    steps: [
      'Choose where the money goes, and how much of it.',
      'Read the review. Go back and change it as often as you like.',
      'Enter your code. The receipt is in your history at once.',
    ],
    play: 'Play the video',
    frame: 'Online banking video',
    ownFilm: 'Sixteen seconds, drawn by us, without sound; loaded only when you press play.',
    consent: (site: string) =>
      `The video comes from ${site}, and is loaded only when you press play.`,
  },
  whoWeAre: {
    title: 'Who we are',
    text: `${brand.name} was made to show that a bank on the web can be quick, legible and careful all at once. It is a complete demonstration: you can register, be credited by an administrator, and send money to nowhere in particular.`,
    more: 'Read our story',
    closing: 'Have a look around. It is only play money.',
  },
  about: {
    title: `About ${brand.name}`,
    lead: 'A small bank with a plain idea: what happens to your money should be easy to see.',
    mission: {
      title: 'Our mission',
      text: 'To make everyday banking so clear that nobody needs help to use it, and so careful that nobody is harmed by a mistake.',
    },
    vision: {
      title: 'Our vision',
      text: 'A bank whose workings can be read. Every rule that guards an account here is written down, tested, and open to anyone who wants to check it.',
    },
    story: {
      title: 'Our story',
      paragraphs: [
        `${brand.name} is named for a hillside that exists on no map. It began as a question: how little does a bank’s website need in order to be trusted?`,
        'The answer turned out to be few screens and many checks. A balance, a history, a way to send money, a way to say that something went wrong, and behind them a ledger whose entries can’t be changed afterwards, not even by us.',
        'It is a demonstration and will stay one. No real money moves, and the people on this page are as fictional as the hill.',
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
  lead: `${brand.name} is meant to be used by everybody: with a keyboard, with a screen reader, enlarged, in the colours of one's own system, on any width of screen.`,
  sections: [
    {
      title: 'How far it conforms',
      points: [
        'Every screen is built to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. By our own tests it conforms; no independent body has examined it.',
        'Light and dark are held to the same contrast.',
      ],
    },
    {
      title: 'What you can count on',
      points: [
        'Everything can be done with the keyboard alone, you always see where you are, and nothing holds the focus back.',
        'A form that is sent back takes you to the first field that needs you, says what is wrong with it, and keeps what you have typed.',
        'What passes by on the screen, such as a short message or a balance that changes, is said to screen readers too. A balance that you have hidden is never read out.',
        'At 320 pixels, at twice the text and with more space between letters and lines, nothing is cut off and nothing scrolls sideways.',
        'Movement stops where your system asks for less of it.',
      ],
    },
    {
      title: 'How this is tested',
      points: [
        'With every change, in a real browser: axe examines each screen, and the errors, dialogs and results that lie behind it, in the light and in the dark.',
        'With every change, each task, from opening an account to closing a withdrawal, is done by keyboard alone.',
        'With every change, Tab walks through each screen, in the colours of the page and in forced ones, and every stop must be visible, uncovered, large enough and marked.',
        'Programs find part of all barriers. No test with people who use assistive technology has been made yet.',
      ],
    },
    {
      title: 'What we know is not good enough',
      points: [
        'A session ends after a while without any action, so that nobody else can use it. A warning comes before, and one key prolongs it; how long it lasts cannot be set.',
        'The pages speak English, German and French, and no other language yet.',
      ],
    },
  ],
  contact: {
    title: 'Tell us',
    text: 'Something stands in your way? Write to us, and say which page it is and what you use.',
  },
} as const;

/** All of the above: a translation replaces the words in place. */
const all = { ...english, accessibility };

export type Messages = Translation<typeof all>;

export const messages = defineMessages(all, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
