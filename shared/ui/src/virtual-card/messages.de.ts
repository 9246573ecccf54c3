import type { Messages } from './messages';

export const messages: Messages = {
  numberSpoken: 'Kartennummer verborgen',
  holder: 'Karteninhaber',
  holderUnknown: 'Ihr Name',
};
