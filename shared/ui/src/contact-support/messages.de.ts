import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Support kontaktieren',
  explanation: (address, contents) =>
    `Den Administrator erreichen Sie über den Support: Schreiben Sie an ${address}. Die E-Mail enthält bereits ${contents}, damit wir Ihr Anliegen zuordnen können.`,
  contents: {
    name: 'Ihren Namen',
    reference: 'Ihre Referenznummer',
    customerNumber: 'Ihre Kundennummer',
  },
  link: 'E-Mail an den Support',
  name: (name: string) => `Name: ${name}`,
  reference: (reference: string) => `Referenz: ${reference}`,
  customerNumber: (number) => `Kundennummer: ${number}`,
};
