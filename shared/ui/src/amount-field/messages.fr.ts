import type { Messages } from './messages';

export const messages: Messages = {
  problems: {
    empty: 'Saisissez un montant.',
    'not-a-number': 'Saisissez le montant en chiffres, par exemple 1 250,00.',
    ambiguous:
      'Précisez les décimales, par exemple 1.250,00 ou 1,250.00, pour éviter toute confusion.',
    'too-precise': 'Saisissez un montant avec deux décimales maximum.',
    'not-whole':
      'Saisissez un montant entier en chiffres, par exemple 1 250. Cette devise n’a pas de décimales.',
    'not-positive': 'Saisissez un montant supérieur à 0.',
    'too-large': 'Saisissez un montant de 1 000 000 000 maximum.',
  },
  hint: (example) => `Par exemple ${example}`,
};
