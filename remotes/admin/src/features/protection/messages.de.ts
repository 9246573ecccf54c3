import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Sperre und Limits',
  help: 'Nur der Kunde kann sie ändern.',
  loading: 'Sperre und Limits werden geladen …',
  failed: 'Die Sperre und die Limits konnten nicht geladen werden.',
  none: 'Der Kunde hat weder Sperre noch Limits.',
  payments: 'Zahlungen',
  locked: 'Gesperrt',
  open: 'Möglich',
  since: (time) => `seit ${time}`,
  daily: 'Limit pro Tag',
  payment: 'Limit pro Zahlung',
  newPayee: 'Neue Empfänger warten über',
  off: 'Aus',
  from: (value, time) => `${value} ab ${time}`,
};
