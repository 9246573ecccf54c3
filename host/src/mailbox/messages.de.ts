import { brand } from '@bank/domain';
import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Lokales Postfach',
  lead: `Was ${brand.name} verschickt hätte. Die Emulatoren senden nichts: Die Links stehen stattdessen hier.`,
  refresh: 'Aktualisieren',
  back: 'Zurück zur Bank',
  loading: 'Nachrichten werden geladen',
  loadFailed: 'Die Nachrichten konnten nicht geladen werden. Laufen die Emulatoren?',
  none: 'Keine Nachrichten',
  noneHelp: 'Nachrichten stehen hier, bis jemand ihrem Link folgt.',
  kinds: {
    VERIFY_EMAIL: 'E-Mail-Adresse bestätigen',
    VERIFY_AND_CHANGE_EMAIL: 'Neue E-Mail-Adresse bestätigen',
    PASSWORD_RESET: 'Passwort zurücksetzen',
  },
  to: (email) => `An ${email}`,
  follow: 'Dem Link folgen',
  followOf: (email) => `Dem Link an ${email} folgen`,
  password: 'Neues Passwort',
  setPassword: 'Passwort setzen',
  weakPassword: 'Das Passwort muss mindestens 6 Zeichen lang sein.',
  done: {
    VERIFY_EMAIL: (email) => `${email} ist bestätigt.`,
    VERIFY_AND_CHANGE_EMAIL: (email) =>
      `${email} ist bestätigt. Melden Sie sich von nun an damit an.`,
    PASSWORD_RESET: (email) => `Das Passwort von ${email} ist gesetzt. Melden Sie sich damit an.`,
  },
  failed: 'Dieser Link gilt nicht mehr. Fordern Sie einen neuen an.',
};
