import type { Messages } from './messages';

export const messages: Messages = {
  again: 'Faire un autre virement',
  missing: 'Reçu introuvable',
  missingHelp: 'Le lien est peut-être incomplet, ou le reçu appartient à un autre compte.',
  loadFailed: 'Le reçu n’a pas pu être chargé.',
};
