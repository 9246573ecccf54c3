import type { Messages } from './messages';

export const messages: Messages = {
  again: 'Weitere Überweisung',
  missing: 'Beleg nicht gefunden',
  missingHelp:
    'Möglicherweise ist der Link unvollständig oder der Beleg gehört zu einem anderen Konto.',
  loadFailed: 'Der Beleg konnte nicht geladen werden.',
};
