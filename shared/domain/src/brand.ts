type TeamMember = { name: string; role: string; about: string };

type Brand = {
  name: string;
  tagline: string;
  /** What the site is, in a sentence or two: for search engines and where a link is shared. */
  description: string;
  supportEmail: string;
  /** Address of the video's player. Empty: the landing page shows its own poster instead. */
  videoUrl: string;
  /** The one number that the dashboard shows to everybody (section 9). */
  accountNumber: string;
  /** Stands on every page. */
  demonstration: string;
  team: readonly [TeamMember, TeamMember, TeamMember];
};

/** The brand, all in one place. It is fictional: change it here and the whole site follows. */
export const brand: Brand = {
  name: 'Fernhill Bank',
  tagline: 'Everyday banking, within easy reach.',
  description:
    'See your balance, send money with a review before it moves, ask for a loan or a virtual card. A complete demonstration of a bank on the web: no real money moves.',
  supportEmail: 'support@fernhill.example',
  videoUrl: '',
  accountNumber: '2046 8135 7790',
  demonstration: 'This is a demonstration. No real money moves.',
  team: [
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
  ],
};
