import type { Messages } from './messages';

export const messages: Messages = {
  label: 'Benutzer suchen',
  hint: 'Geben Sie den Anfang eines Namens oder einer E-Mail-Adresse ein, oder eine vollständige Benutzer-ID.',
  results: 'Gefundene Benutzer',
  searching: 'Suche läuft …',
  none: 'Keine Benutzer gefunden.',
  found: (count) => `${count} Benutzer gefunden.`,
  more: (count) => `Die ersten ${count} Benutzer. Geben Sie mehr ein, um die Suche einzugrenzen.`,
  failed:
    'Die Suche ist fehlgeschlagen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  tryAgain: 'Erneut versuchen',
};
