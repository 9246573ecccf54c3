type TeamMember = { name: string; role: string; about: string };

type Brand = {
  name: string;
  tagline: string;
  /** The meta description, for search engines and link previews. */
  description: string;
  /** Where every "Contact support" sends mail. Configure it here; the default is not a real mailbox. */
  supportEmail: string;
  /** URL of the video player. If empty, the landing page shows a poster. */
  videoUrl: string;
  /** The fixed number that every dashboard shows (specification, section 9). */
  accountNumber: string;
  /** The notice shown on every page. */
  demonstration: string;
};

/** The fictional brand. Every page uses these values. */
export const brand: Brand = {
  name: 'Fernhill Bank',
  tagline: 'Everyday banking, within easy reach.',
  description:
    'See your balance, send money with a review before it moves, ask for a loan or a virtual card. A complete demonstration of a bank on the web: no real money moves.',
  supportEmail: 'support@fernhill.example',
  videoUrl: '',
  accountNumber: '2046 8135 7790',
  demonstration: 'This is a demonstration. No real money moves.',
};

/** The people of the About page. Not a part of `brand`, so that other bundles omit them. */
export const team: readonly [TeamMember, TeamMember, TeamMember] = [
  {
    name: 'Amara Lindqvist',
    role: 'Chief Executive',
    about: 'Amara started Fernhill to make a bank account as plain to use as a notebook.',
  },
  {
    name: 'Tomás Okafor',
    role: 'Head of Engineering',
    about: 'Tomás looks after the systems that keep every cent where it belongs.',
  },
  {
    name: 'Mei Castellan',
    role: 'Head of Customer Care',
    about: 'Mei and her team answer the questions that no screen can.',
  },
];
