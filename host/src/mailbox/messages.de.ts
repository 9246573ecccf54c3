import { brand } from '@bank/domain';
import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Lokales Postfach',
  lead: `E-Mails, die die ${brand.name} verschickt hätte. Die Emulatoren versenden keine, deshalb finden Sie die Links hier.`,
  refresh: 'Aktualisieren',
  back: 'Zurück zur Bank',
  loading: 'Nachrichten werden geladen …',
  loadFailed: 'Die Nachrichten konnten nicht geladen werden. Laufen die Emulatoren?',
  none: 'Keine Nachrichten',
  noneHelp: 'Nachrichten bleiben hier, bis Sie ihren Link öffnen.',
  kinds: {
    VERIFY_EMAIL: 'E-Mail-Adresse bestätigen',
    VERIFY_AND_CHANGE_EMAIL: 'Neue E-Mail-Adresse bestätigen',
    PASSWORD_RESET: 'Passwort zurücksetzen',
  },
  to: (email) => `An ${email}`,
  follow: 'Link öffnen',
  followOf: (email) => `Link öffnen für ${email}`,
  password: 'Neues Passwort',
  setPassword: 'Passwort festlegen',
  weakPassword: 'Das Passwort muss mindestens 6 Zeichen lang sein.',
  done: {
    VERIFY_EMAIL: (email) => `${email} ist bestätigt.`,
    VERIFY_AND_CHANGE_EMAIL: (email) =>
      `${email} ist bestätigt. Melden Sie sich von nun an damit an.`,
    PASSWORD_RESET: (email) =>
      `Das Passwort für ${email} ist festgelegt. Melden Sie sich damit an.`,
  },
  failed: 'Dieser Link ist nicht mehr gültig. Fordern Sie einen neuen an.',
};
