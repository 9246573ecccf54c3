import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Blocage et plafonds',
  help: 'Seul le client peut les modifier.',
  loading: 'Chargement du blocage et des plafonds…',
  failed: 'Le blocage et les plafonds n’ont pas pu être chargés.',
  none: 'Le client n’a ni blocage ni plafond.',
  payments: 'Paiements',
  locked: 'Bloqués',
  open: 'Possibles',
  since: (time) => `depuis le ${time}`,
  daily: 'Plafond par jour',
  payment: 'Plafond par paiement',
  newPayee: 'Délai pour les nouveaux bénéficiaires au-dessus de',
  off: 'Désactivé',
  from: (value, time) => `${value} à partir du ${time}`,
};
