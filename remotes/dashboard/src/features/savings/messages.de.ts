import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Spartöpfe',
  lead: 'Legen Sie Geld für Ihre Pläne zurück. Es bleibt auf Ihrem Konto, wird aber nie für Zahlungen verwendet.',
  back: 'Zurück zur Übersicht',
  loadFailed: 'Ihre Spartöpfe konnten nicht geladen werden. Ihr Geld ist sicher.',
  total: 'In Spartöpfen',
  available: 'Verfügbarer Saldo',
  hidden: 'Die Beträge sind zusammen mit Ihrem Saldo ausgeblendet.',
  add: 'Neuer Spartopf',
  full: (most) =>
    `Sie haben ${most} Spartöpfe. Löschen Sie einen leeren, um einen neuen anzulegen.`,
  empty: 'Noch keine Spartöpfe',
  emptyHelp:
    'In einem Spartopf liegt Geld für einen bestimmten Zweck, zum Beispiel für den Urlaub. Sie können jederzeit Geld hineinlegen und herausnehmen.',
  of: (saved, target) => `${saved} von ${target}`,
  progress: (name) => `Gespart in ${name}`,
  percentOfTarget: (percent) => `${percent} des Sparziels`,
  left: (amount) => `Noch ${amount}`,
  reached: 'Sparziel erreicht',
  actions: { in: 'Einzahlen', out: 'Entnehmen', edit: 'Ändern' },
  actionsOf: {
    in: (name) => `In ${name} einzahlen`,
    out: (name) => `Aus ${name} entnehmen`,
    edit: (name) => `${name} ändern`,
  },
  moves: {
    title: 'Letzte Bewegungen',
    titleOf: (name) => `Letzte Bewegungen in ${name}`,
    in: 'Eingezahlt',
    out: 'Entnommen',
    now: 'Gerade eben',
    none: 'Es wurde noch kein Geld bewegt.',
    failed: 'Die letzten Bewegungen konnten nicht geladen werden.',
  },
  plan: {
    newTitle: 'Neuer Spartopf',
    name: 'Name',
    nameHint: 'Zum Beispiel Urlaub oder neues Fahrrad',
    target: 'Sparziel',
    noName: 'Geben Sie einen Namen ein.',
    longName: (max) => `Geben Sie höchstens ${max} Zeichen ein.`,
    hiddenCharacters: 'Verwenden Sie nur sichtbare Zeichen.',
    create: 'Spartopf anlegen',
    save: 'Speichern',
    saving: 'Wird gespeichert …',
    delete: 'Spartopf löschen',
    deleting: 'Wird gelöscht …',
    notEmpty: 'Um diesen Spartopf zu löschen, entnehmen Sie zuerst das Geld.',
    created: (name) => `Spartopf ${name} wurde angelegt.`,
    saved: (name) => `Spartopf ${name} wurde gespeichert.`,
    deleted: (name) => `Spartopf ${name} wurde gelöscht.`,
  },
  move: {
    amount: 'Betrag',
    availableBalance: (amount) => `${amount} verfügbar`,
    inPot: (amount) => `${amount} in diesem Spartopf`,
    all: 'Alles',
    submit: { in: 'Einzahlen', out: 'Entnehmen' },
    busy: 'Wird ausgeführt …',
    done: {
      in: (amount, name) => `${amount} in ${name} eingezahlt.`,
      out: (amount, name) => `${amount} aus ${name} entnommen.`,
    },
    insufficient: {
      in: 'Ihr Guthaben reicht nicht aus. Der Saldo ist niedriger als dieser Betrag.',
      out: 'In diesem Spartopf ist weniger als dieser Betrag.',
    },
  },
  failures: {
    network:
      'Keine Verbindung zur Bank. Bitte versuchen Sie es erneut, sobald Sie online sind: Nichts wird doppelt ausgeführt.',
    'transactions-disabled':
      'Das System wird gerade aktualisiert. Transaktionen sind vorübergehend deaktiviert. Ihr Geld bleibt, wo es ist.',
    'not-found':
      'Diesen Spartopf gibt es nicht mehr. Er wurde auf einer anderen Seite oder einem anderen Gerät gelöscht.',
    'changed-meanwhile':
      'In diesem Spartopf ist inzwischen wieder Geld. Er wurde deshalb nicht gelöscht.',
  },
  failed: 'Etwas ist schiefgegangen. Es wurde nichts geändert. Bitte versuchen Sie es erneut.',
};
