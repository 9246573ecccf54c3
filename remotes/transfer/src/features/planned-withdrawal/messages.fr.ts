import type { Messages } from './messages';

export const messages: Messages = {
  title: (name) => `Paiement prévu : ${name}`,
  dueOn: (date) => `Échéance le ${date}. Vous pouvez encore modifier les informations ci-dessous.`,
  gone: 'Ce paiement prévu n’est plus à payer',
  goneHelp:
    'Il a déjà été effectué, reporté ou supprimé. Vous pouvez tout de même effectuer un autre virement ci-dessous.',
  paid: (name) => `${name} est payé`,
  loadFailed: 'Nous n’avons pas pu charger votre paiement prévu. Aucun paiement n’a été effectué.',
  retry: 'Réessayer',
  all: 'Paiements prévus',
};
