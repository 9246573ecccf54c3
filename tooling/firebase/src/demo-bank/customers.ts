import type { Person } from '../seed/people';

/** Names from many languages, long and short. */
const NAMES = [
  ...['Amara Diallo', 'Björn Eriksen', 'Chiara Bianchi', 'Dmitri Volkov', 'Élodie Laurent'],
  ...['عمر الفاروق', 'Grace Mensah', 'Hana Kimura', 'Ingrid Sørensen', 'Jonas Weber'],
  ...['Kofi Asante', 'Lena Zimmermann', 'Mariana de Albuquerque Cavalcanti', 'Nikolai Petrov'],
  ...['Oluwaseun Adeyemi', 'Paweł Kowalski', 'Quinn Hughes', 'Rosa Quiroga', 'Sven Lindgren'],
  ...['Tariq Hassan', 'Uma Venkataraman', 'Vera Novak', '王 伟', 'Ximena Urbina', 'Yara Haddad'],
  ...['Zoé Garnier', 'Anselm Fischer', 'Bea Ó Súilleabháin', 'Caio Silva', 'Daria Nowak'],
  ...['Emeka Okonkwo', 'Fatou Ndiaye', 'Giorgos Papadopoulos', 'Helmi Virtanen', 'Iker Etxeberria'],
  ...['Jin Park', 'Katarzyna Wiśniewska-Zielińska', 'Liam Murphy', 'Meera Iyer', 'Niamh Byrne'],
  ...['Oskar Jansen', 'Priya Raman', 'Rafael Costa', 'Saoirse Kelly', 'Takumi Ito', 'Ulla Berg'],
  ...['Valentina Rossi', 'Wanjiru Kamau', 'Yusuf Yilmaz', 'Zainab Bello', 'Aino Korhonen'],
  ...['Bruno Moreau', 'Clara Hoffmann', 'Diego Herrera', 'Esther Adler', 'Femi Balogun'],
  ...['Greta Lund', 'Hugo Martin', 'Isla Campbell', 'Jo'],
] as const;

/** Each with the scale of its amounts; whole units only where the currency has no smaller one. */
const CURRENCIES = [
  { code: 'EUR', scale: 1, isWhole: false },
  { code: 'USD', scale: 1, isWhole: false },
  { code: 'GBP', scale: 1, isWhole: false },
  { code: 'INR', scale: 80, isWhole: false },
  { code: 'JPY', scale: 150, isWhole: true },
  { code: 'XOF', scale: 600, isWhole: true },
  { code: 'BRL', scale: 6, isWhole: false },
  { code: 'CHF', scale: 1, isWhole: false },
] as const;

const MONTHS = 12;

export type DemoCustomer = Person & {
  index: number;
  scale: number;
  isWhole: boolean;
  /** Months since the account was opened; the newest customers have 0. */
  monthsAgo: number;
};

/** Sixty customers who opened their accounts in the course of a year, a few of them this month. */
export const demoCustomers: readonly DemoCustomer[] = NAMES.map((username, index) => {
  const { code, scale, isWhole } = CURRENCIES[(index * 5) % CURRENCIES.length] ?? CURRENCIES[0];
  const number = String(index + 1).padStart(2, '0');
  return {
    ...{ index, username, scale, isWhole, country: code },
    uid: `demo-customer-${number}`,
    email: `customer-${number}@fernhill.example`,
    number: `+353 1 555 02${number}`,
    password: '',
    isConfirmed: index % 9 !== 4,
    monthsAgo: MONTHS - 1 - Math.floor((index * MONTHS) / NAMES.length),
  };
});
