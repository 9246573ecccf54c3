import type { Messages } from './messages';

export const messages: Messages = {
  title: (name) => `Geplante Zahlung: ${name}`,
  dueOn: (date) => `Fällig am ${date}. Sie können die Angaben unten noch ändern.`,
  gone: 'Diese geplante Zahlung ist nicht mehr fällig',
  goneHelp:
    'Sie wurde bereits bezahlt, übersprungen oder gelöscht. Unten können Sie trotzdem eine andere Überweisung ausführen.',
  paid: (name) => `${name} ist bezahlt`,
  loadFailed: 'Ihre geplante Zahlung konnte nicht geladen werden. Es wurde nichts bezahlt.',
  retry: 'Erneut versuchen',
  all: 'Geplante Zahlungen',
};
