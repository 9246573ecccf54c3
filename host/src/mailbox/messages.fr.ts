import { brand } from '@bank/domain';
import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Boîte mail locale',
  lead: `Les e-mails que ${brand.name} aurait envoyés. Les émulateurs n’en envoient aucun : vous trouverez les liens ici.`,
  refresh: 'Actualiser',
  back: 'Retour à la banque',
  loading: 'Chargement des messages…',
  loadFailed: 'Les messages n’ont pas pu être chargés. Les émulateurs fonctionnent-ils ?',
  none: 'Aucun message',
  noneHelp: 'Les messages restent ici jusqu’à l’ouverture de leur lien.',
  kinds: {
    VERIFY_EMAIL: 'Confirmer votre adresse e-mail',
    VERIFY_AND_CHANGE_EMAIL: 'Confirmer votre nouvelle adresse e-mail',
    PASSWORD_RESET: 'Réinitialiser votre mot de passe',
  },
  to: (email) => `À ${email}`,
  follow: 'Ouvrir le lien',
  followOf: (email) => `Ouvrir le lien pour ${email}`,
  password: 'Nouveau mot de passe',
  setPassword: 'Définir le mot de passe',
  weakPassword: 'Le mot de passe doit comporter au moins 6 caractères.',
  done: {
    VERIFY_EMAIL: (email) => `${email} est confirmée.`,
    VERIFY_AND_CHANGE_EMAIL: (email) =>
      `${email} est confirmée. Utilisez-la désormais pour vous connecter.`,
    PASSWORD_RESET: (email) =>
      `Le mot de passe de ${email} est défini. Connectez-vous avec celui-ci.`,
  },
  failed: 'Ce lien n’est plus valable. Demandez-en un autre.',
};
