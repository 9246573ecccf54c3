import type { Messages } from './messages';

export const messages: Messages = {
  label: 'Confirmer votre adresse e-mail',
  text: 'Veuillez confirmer votre adresse e-mail avec le lien que nous vous avons envoyé.',
  send: 'Renvoyer',
  busy: 'Envoi…',
  sent: (email) => `Nous avons envoyé un lien à ${email}. Ouvrez-le pour confirmer votre adresse.`,
  tooOften:
    'Nous venons de vous envoyer un lien. Veuillez patienter un peu avant d’en demander un autre.',
  offline: 'Vous semblez hors ligne. Veuillez réessayer une fois la connexion rétablie.',
  failed: 'Le lien n’a pas pu être envoyé. Veuillez réessayer.',
  mailbox: 'Boîte mail locale',
};
