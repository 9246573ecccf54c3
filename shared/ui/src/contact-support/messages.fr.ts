import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Contacter l’assistance',
  explanation: (address, contents) =>
    `Vous joignez l’administrateur par l’intermédiaire de l’assistance : écrivez à ${address}. L’e-mail contient déjà ${contents}, pour que nous sachions de quoi il s’agit.`,
  contents: {
    name: 'votre nom',
    reference: 'votre numéro de référence',
    customerNumber: 'votre numéro de client',
  },
  link: 'Écrire à l’assistance',
  name: (name: string) => `Nom : ${name}`,
  reference: (reference: string) => `Référence : ${reference}`,
  customerNumber: (number) => `Numéro de client : ${number}`,
};
