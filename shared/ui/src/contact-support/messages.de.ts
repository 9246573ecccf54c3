import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Support kontaktieren',
  explanation: (address: string) =>
    `Schreiben Sie an ${address}. Ihr Name und die Referenz sind schon eingetragen, damit wir Ihr Anliegen zuordnen können.`,
  link: 'E-Mail an den Support',
  name: (name: string) => `Name: ${name}`,
  reference: (reference: string) => `Referenz: ${reference}`,
};
