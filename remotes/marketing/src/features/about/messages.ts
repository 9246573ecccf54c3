import { brand, team } from '@bank/domain';
import { defineMessages, type Translation } from '@bank/i18n';

/** Their names need no translation. */
const workOf = ({ role, about }: (typeof team)[number]) => ({ role, about });

/** Separate from the landing page's texts, which a first visit loads. */
const english = {
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
    members: [workOf(team[0]), workOf(team[1]), workOf(team[2])],
  },
  contact: {
    title: 'Write to us',
    text: 'Questions about your account, or about how all this is made?',
  },
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
