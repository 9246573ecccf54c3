import type { Messages } from './messages';

export const messages: Messages = {
  override: {
    label: 'Entwicklungsversion',
    text: (title, origin, until) =>
      `„${title}“ ist eine Entwicklungsversion von ${origin}, nur in diesem Browser, bis ${until}.`,
    change: 'Ändern',
    end: 'Ausschalten',
  },
  preview: {
    label: 'Vorschau',
    text: (title, version, until) =>
      `Sie sehen eine Vorschau von „${title}“ (Version ${version}), nur in diesem Tab. Der Link gilt bis ${until}.`,
    refused: 'Dieser Vorschau-Link ist abgelaufen oder ungültig. Sie sehen die Live-Version.',
    end: 'Vorschau beenden',
  },
  panel: {
    title: 'Entwicklungsversionen',
    lead: (origins) =>
      `Laden Sie ein Remote von Ihrem eigenen Rechner, nur in diesem Browser, acht Stunden lang. Erlaubte Adressen: ${origins}`,
    use: (title) => `Eigene Version von ${title} verwenden`,
    entry: (title) => `Adresse von ${title}`,
    notAllowed: 'Geben Sie eine der erlaubten Adressen ein.',
    apply: 'Übernehmen',
    cancel: 'Abbrechen',
  },
  zones: {
    label: 'Zuständigkeiten auf dieser Seite',
    host: 'Host',
    ownerless: 'kein Team',
  },
};
