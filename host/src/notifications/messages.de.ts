import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Benachrichtigungen',
  unread: (count) => `${count} neu`,
  moreUnread: (count) => `Mehr als ${count} neu`,
  isUnread: 'Neu:',
  empty: 'Nichts Neues',
  emptyHelp:
    'Hier erscheinen Entscheidungen über Ihre Anträge, Geldeingänge, fällige Zahlungen und Änderungen an Ihrer Sperre und Ihren Limits.',
  loading: 'Ihre Benachrichtigungen werden geladen …',
  failed:
    'Ihre Benachrichtigungen konnten nicht geladen werden. Ihr Konto ist davon nicht betroffen.',
  retry: 'Erneut versuchen',
  kyc: { approved: 'Identitätsprüfung genehmigt', rejected: 'Identitätsprüfung abgelehnt' },
  loan: { approved: 'Kredit genehmigt und ausgezahlt', rejected: 'Kredit abgelehnt' },
  dispute: {
    approved: (reference) => `Meldung ${reference} genehmigt`,
    rejected: (reference) => `Meldung ${reference} abgelehnt`,
  },
  moneyReceived: 'Gutschrift',
  loanReceived: 'Kreditauszahlung',
  withAmount: (text, amount) => `${text}: ${amount}`,
  due: (name) => `${name} ist fällig`,
  locked: 'Zahlungen gesperrt',
  unlocked: 'Zahlungen entsperrt',
  unlockWaits: (time) => `Entsperrung angefordert: Zahlungen sind ab ${time} wieder möglich`,
  limitsChanged: 'Ihre neuen Limits gelten',
  limitsWait: (time) => `Limitänderung angefordert: Sie gilt ab ${time}`,
  protectionChanged: 'Sperre und Limits geändert',
};
