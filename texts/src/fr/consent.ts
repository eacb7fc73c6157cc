import type { consent as en } from '../en/consent.ts'

export const consent: typeof en = {
  title: 'Votre vie privée',
  text: 'Nous aimerions garder et utiliser un peu plus que ce dont le site a besoin. Si vous refusez, tout fonctionne quand même.',
  about: 'C’est vous qui décidez. Tout fonctionne sans ce qui suit, et vous pouvez changer d’avis ici à tout moment.',
  accept: 'Tout accepter',
  refuse: 'Le nécessaire seulement',
  choose: 'Je veux choisir',
  save: 'Enregistrer mes choix',
  kept: 'Vos choix sont enregistrés.',
  by: 'Utilisé par {vendors}.',
  private:
    'Votre navigateur demande aux sites de ne pas vous suivre. Nous le respectons, sauf si vous choisissez autre chose ici.',
  needed: {
    title: 'Nécessaire',
    text: 'Vous garde connecté et retient votre langue, l’apparence du site et ces choix.',
    always: 'Toujours actif',
  },
  functional: {
    title: 'Chat d’assistance',
    text: 'Affiche le chat d’assistance sur chaque page. Si vous l’ouvrez vous-même, il se charge de toute façon.',
  },
  analytics: {
    title: 'Utilisation du site',
    text: 'Nous montre quelles pages et quels jeux sont ouverts, pour pouvoir les améliorer.',
  },
  marketing: {
    title: 'Liens et campagnes',
    text: 'Retient quel lien vous a conduit ici, pour pouvoir payer qui nous a recommandés.',
  },
  security: {
    title: 'Contrôle de l’appareil',
    text: 'Nous aide à repérer la fraude par une marque de votre appareil. Sans lui, un retrait peut prendre plus de temps.',
  },
  history: {
    title: 'Ce que vous avez accepté',
    text: 'Vos réponses sur ce que le site utilise au-delà du nécessaire, les plus récentes d’abord.',
    none: 'Vous n’avez pas encore répondu en étant connecté.',
    yes: 'Oui : {what}',
    no: 'Non : {what}',
    question: 'Quand nous l’avons demandé',
    choices: 'Dans vos choix',
    account: 'Sur cette page',
    private: 'votre navigateur a demandé à ne pas être suivi',
    change: 'Modifier mes choix',
    withdraw: 'Tout retirer',
  },
}
