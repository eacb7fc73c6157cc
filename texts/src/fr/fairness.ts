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
    none: 'Vous n’avez encore joué aucune manche pour de l’argent.',
    signedOut:
      'Connectez-vous pour choisir une de vos manches, ou collez ci-dessous les données de n’importe quelle manche.',
  },
  data: {
    label: 'Données d’une manche',
    hint: 'Graines, choix et résultat en JSON. Changez-y quelque chose et voyez ce qui se passe.',
    wrong: 'Ce ne sont pas les données d’une manche.',
  },
  check: 'Vérifier',
  hidden: {
    title: 'Notre graine est encore secrète',
    text: 'Elle décide aussi de vos prochaines manches ; elle est donc montrée quand vous changez de graines. Vos manches suivantes viendront alors d’une nouvelle paire, dont vous connaissez déjà l’empreinte.',
    action: 'Changer les graines et montrer l’ancienne',
  },
  verdicts: {
    matches: {
      title: 'Tout concorde',
      text: 'La graine est celle sur laquelle nous nous étions engagés, et le résultat et le gain en découlent.',
    },
    differs: {
      title: 'Cela ne concorde pas',
      text: 'Ce qui est dit de cette manche ne découle pas de ses graines. L’endroit en cause est signalé ci-dessous.',
    },
    part: {
      title: 'Vérifiable en partie',
      text: 'Rien ne parle contre la manche, mais son résultat n’a pas pu être recalculé ici.',
    },
  },
  hindrances: {
    'unknown-game': 'Aucun de nos jeux ne porte ce nom ; ses règles ne sont donc pas connues ici.',
    'other-version': 'La manche a été jouée avec une autre version des règles que celle d’aujourd’hui.',
  },
  noCrypto: 'Votre navigateur ne calcule les empreintes que sur des adresses sûres (https). Ouvrez cette page ainsi.',
  steps: {
    commitment: {
      title: 'La graine est celle sur laquelle nous nous étions engagés',
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
    win: {
      title: 'Le gain découle du résultat',
      text: 'Ce que la table des gains paie pour cette mise.',
    },
  },
  holds: 'Vérifié',
  fails: 'Non vérifié',
  said: 'Enregistré',
  found: 'Recalculé',
  nothing: 'Rien que les règles permettent',
  messages: 'Textes hachés',
  numbers: 'Nombres',
}
