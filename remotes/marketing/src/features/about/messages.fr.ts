import { brand } from '@bank/domain';
import type { Messages } from './messages';

export const messages: Messages = {
  title: `À propos de ${brand.name}`,
  lead: 'Une petite banque avec une idée simple : vous devez pouvoir voir facilement ce que devient votre argent.',
  mission: {
    title: 'Notre mission',
    text: 'Rendre la banque de tous les jours si claire que personne n’a besoin d’aide, et si rigoureuse que personne n’est lésé par une erreur.',
  },
  vision: {
    title: 'Notre vision',
    text: 'Une banque dont le fonctionnement peut se lire. Chaque règle qui protège un compte ici est écrite, testée et ouverte à qui veut la vérifier.',
  },
  story: {
    title: 'Notre histoire',
    paragraphs: [
      `${brand.name} doit son nom à une colline qui ne figure sur aucune carte. Tout a commencé par une question : de combien peu le site d’une banque a-t-il besoin pour inspirer confiance ?`,
      'La réponse fut : peu d’écrans et beaucoup de vérifications. Un solde, un historique, un moyen d’envoyer de l’argent, un moyen de dire que quelque chose s’est mal passé et, derrière eux, un registre dont les écritures ne peuvent plus être changées, pas même par nous.',
      'C’est une démonstration et elle le restera. Aucun argent réel ne circule, et les personnes de cette page sont aussi fictives que la colline.',
    ],
  },
  values: {
    title: 'Nos valeurs',
    items: [
      {
        title: 'Des mots simples',
        text: 'Des frais s’appellent des frais, et un refus dit pourquoi.',
      },
      {
        title: 'Le soin d’abord',
        text: 'Nous préférons demander deux fois que payer deux fois.',
      },
      {
        title: 'La discrétion par habitude',
        text: 'Nous cachons ce que d’autres pourraient lire par-dessus votre épaule.',
      },
      {
        title: 'Ouverte à tous',
        text: 'Au clavier, avec un lecteur d’écran, sur un petit écran ou dans le noir.',
      },
    ],
  },
  team: {
    title: 'L’équipe',
    lead: 'Trois personnes, inventées avec soin.',
    members: [
      {
        role: 'Directrice générale',
        about:
          'Amara a fondé Fernhill pour rendre un compte bancaire aussi simple qu’un carnet de notes.',
      },
      {
        role: 'Directeur technique',
        about: 'Tomás veille sur les systèmes qui gardent chaque centime à sa place.',
      },
      {
        role: 'Responsable du service client',
        about: 'Mei et son équipe répondent aux questions auxquelles aucun écran ne peut répondre.',
      },
    ],
  },
  contact: {
    title: 'Écrivez-nous',
    text: 'Une question sur votre compte, ou sur la façon dont tout cela est fait ?',
  },
};
