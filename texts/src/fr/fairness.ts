import type { fairness as en } from '../en/fairness.ts'

export const fairness: typeof en = {
  title: 'Vérifier une manche',
  description: 'Recalculez n’importe quelle manche à partir de ses graines, dans votre propre navigateur.',
  intro:
    'Avant votre mise, nous avons montré l’empreinte de notre graine. Cette page prend cette graine, la vôtre et le numéro de la manche, et rejoue la manche dans votre navigateur, avec les mêmes règles. Rien ne nous est envoyé.',
  pick: {
    title: 'Vos dernières manches',
    label: 'Dernières manches',
    older: 'Toutes les manches',
    none: 'Vous n’avez encore joué aucune manche en argent réel.',
    signedOut:
      'Connectez-vous pour choisir une de vos manches, ou collez ci-dessous les données de n’importe quelle manche.',
  },
  data: {
    label: 'Données d’une manche',
    hint: 'Graines, choix et résultat en JSON. Changez-y quelque chose et voyez ce qui se passe.',
    wrong: 'Ces données de manche ne sont pas valides.',
  },
  check: 'Vérifier',
  hidden: {
    title: 'Notre graine est encore secrète',
    text: 'Elle décide aussi de vos prochaines manches : nous ne la révélons que lorsque vous changez de graines. Vos prochaines manches utilisent alors une nouvelle paire. Vous connaissez déjà l’empreinte de la nôtre.',
    action: 'Changer de graines et révéler l’ancienne',
  },
  verdicts: {
    matches: {
      title: 'Manche vérifiée',
      text: 'La graine correspond à l’empreinte montrée, et le résultat et le gain en découlent.',
    },
    differs: {
      title: 'Cela ne concorde pas',
      text: 'Les données de cette manche ne découlent pas de ses graines. Les écarts sont signalés ci-dessous. S’il s’agit de votre manche, contactez l’assistance.',
    },
    part: {
      title: 'Vérifiée en partie',
      text: 'Aucune erreur trouvée, mais le résultat n’a pas pu être recalculé ici.',
    },
  },
  hindrances: {
    'unknown-game': 'Aucun de nos jeux ne porte ce nom : nous ne pouvons pas recalculer.',
    'other-version': 'Cette manche a été jouée avec une autre version des règles.',
  },
  noCrypto: 'Votre navigateur ne calcule les empreintes que sur des adresses sûres (https). Ouvrez cette page ainsi.',
  steps: {
    commitment: {
      title: 'La graine correspond à l’empreinte montrée',
      text: 'Le SHA-256 de la graine du serveur doit être l’empreinte montrée avant la mise.',
    },
    numbers: {
      title: 'Les nombres découlent des graines',
      text: 'HMAC-SHA256, avec la graine du serveur pour clé, de votre graine, du numéro de la manche et du numéro du bloc. {count, plural, one {# nombre a été utilisé.} other {# nombres ont été utilisés.}}',
    },
    outcome: {
      title: 'Le résultat découle des nombres',
      text: 'Les règles du jeu, appliquées à ces nombres et à vos choix.',
    },
    jackpot: {
      title: 'Le jackpot découle des graines',
      text: 'Chaque niveau a son propre nombre, tiré des mêmes graines. La manche gagne le plus grand niveau dont le nombre tombe dans la part de la mise.',
    },
    win: {
      title: 'Le gain découle du résultat',
      text: 'Ce que la table des gains paie pour cette mise.',
    },
  },
  holds: 'Vérifié',
  fails: 'Non vérifié',
  said: 'Enregistré',
  found: 'Recalculé',
  noLevel: 'Aucun niveau gagné',
  nothing: 'Rien que les règles permettent',
  messages: 'Textes hachés',
  numbers: 'Nombres',
  algorithm: {
    title: 'Comment fonctionne {game}',
    description: 'Tout pour recalculer vous-même une manche de {game} : graines, nombres, règles et exemples.',
    intro:
      'Il n’en faut pas plus pour recalculer une manche sans nous : comment les nombres découlent des graines, et le résultat des nombres. Chacun peut ainsi écrire son propre vérificateur.',
    version: 'Version {version}',
    play: 'Jouer à {game}',
    back: 'Vérifier une manche',
    inEnglish: 'Le texte ci-dessous est en anglais.',
    choices: 'Ce que choisit le joueur',
    outcome: 'Des nombres au résultat',
    win: 'Du résultat au gain',
    common: 'Commun à tous les jeux',
    figures: 'Valeurs',
    examples: 'Exemples',
    exampleNote: 'Des manches avec tout ce dont découle leur résultat. Un vérificateur doit retrouver chacune d’elles.',
    example: 'Exemple {number}',
  },
  games: {
    title: 'Comment fonctionnent nos jeux',
    text: 'Pour chaque jeu, le chemin exact des graines au résultat, avec des exemples.',
  },
  offline: {
    title: 'Vérificateur hors ligne',
    text: 'Un fichier qui recalcule les manches de tous nos jeux sur votre appareil, sans connexion. Ses règles ont été écrites à part de celles de notre serveur : une erreur d’un côté ou de l’autre se verrait.',
    action: 'Télécharger le vérificateur',
  },
}
