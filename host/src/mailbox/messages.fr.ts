import { brand } from '@bank/domain';
import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Boîte aux lettres locale',
  lead: `Ce que ${brand.name} aurait envoyé. Les émulateurs n’envoient rien : les liens se trouvent ici.`,
  refresh: 'Actualiser',
  back: 'Retour à la banque',
  loading: 'Chargement des messages',
  loadFailed: 'Les messages n’ont pas pu être chargés. Les émulateurs fonctionnent-ils ?',
  none: 'Aucun message',
  noneHelp: 'Les messages restent ici jusqu’à ce que leur lien soit suivi.',
  kinds: {
    VERIFY_EMAIL: 'Confirmer votre adresse e-mail',
    VERIFY_AND_CHANGE_EMAIL: 'Confirmer votre nouvelle adresse e-mail',
    PASSWORD_RESET: 'Réinitialiser votre mot de passe',
  },
  to: (email) => `À ${email}`,
  follow: 'Suivre le lien',
  followOf: (email) => `Suivre le lien envoyé à ${email}`,
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
