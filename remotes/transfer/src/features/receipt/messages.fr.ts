import type { Messages } from './messages';

export const messages: Messages = {
  demonstration: 'Reçu de démonstration. Aucun argent réel n’a circulé.',
  amount: 'Montant retiré',
  date: 'Date',
  reference: 'Référence',
  from: 'De',
  method: 'Mode de paiement',
  status: 'Statut',
  completed:
    'Versé. Le retrait reste en attente dans votre historique jusqu’à la confirmation de son arrivée.',
  report: 'Signaler un problème',
  print: 'Imprimer',
  share: 'Partager',
  shareFailed: 'Le reçu n’a pas pu être partagé. Vous pouvez l’imprimer à la place.',
  copy: 'Copier sous forme de texte',
  again: 'Faire un autre virement',
  missing: 'Reçu introuvable',
  missingHelp: 'Le lien est peut-être incomplet, ou le reçu appartient à un autre compte.',
  loadFailed: 'Le reçu n’a pas pu être chargé.',
};
