import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Saisissez votre mot de passe',
  ended: 'Votre session d’administrateur a expiré',
  endedHelp:
    'Une session d’administrateur dure quatre heures, afin que personne d’autre n’utilise un écran que vous avez quitté. Saisissez votre mot de passe pour continuer. Rien n’a été perdu ni modifié.',
  password: 'Mot de passe',
  passwordMissing: 'Saisissez votre mot de passe.',
  goOn: 'Continuer',
  checking: 'Vérification…',
  signOut: 'Se déconnecter',
  failures: {
    'invalid-credential': 'Mot de passe incorrect',
    'wrong-password': 'Mot de passe incorrect',
    'too-many-requests': 'Trop de tentatives. Veuillez réessayer plus tard.',
    network: 'Connexion à la banque impossible. Vérifiez votre connexion, puis réessayez.',
  },
  failed: 'Le mot de passe n’a pas pu être vérifié. Veuillez réessayer.',
};
