import type { Messages } from './messages';

export const messages: Messages = {
  numberSpoken: 'Numéro de carte masqué',
  holder: 'Titulaire de la carte',
  holderUnknown: 'Votre nom',
};
