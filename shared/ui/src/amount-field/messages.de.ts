import type { Messages } from './messages';

export const messages: Messages = {
  problems: {
    empty: 'Geben Sie einen Betrag ein.',
    'not-a-number': 'Geben Sie den Betrag in Ziffern ein, zum Beispiel 1.250,00.',
    ambiguous:
      'Geben Sie auch die Nachkommastellen ein, zum Beispiel 1.250,00 oder 1,250.00, damit der Betrag eindeutig ist.',
    'too-precise': 'Geben Sie einen Betrag mit höchstens zwei Nachkommastellen ein.',
    'not-whole':
      'Geben Sie einen ganzen Betrag in Ziffern ein, zum Beispiel 1.250. Diese Währung hat keine Nachkommastellen.',
    'not-positive': 'Geben Sie einen Betrag über 0 ein.',
    'too-large': 'Geben Sie einen Betrag von höchstens 1.000.000.000 ein.',
  },
  hint: (example) => `Zum Beispiel ${example}`,
};
