import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Contacter l’assistance',
  explanation: (address: string) =>
    `Écrivez à ${address}. Votre nom et la référence sont déjà remplis, pour que nous sachions de quoi il s’agit.`,
  link: 'Écrire à l’assistance',
  name: (name: string) => `Nom : ${name}`,
  reference: (reference: string) => `Référence : ${reference}`,
};
