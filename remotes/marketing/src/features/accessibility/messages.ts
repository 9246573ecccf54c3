import { brand } from '@bank/domain';
import { defineMessages, type Translation } from '@bank/i18n';

const english = {
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

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
