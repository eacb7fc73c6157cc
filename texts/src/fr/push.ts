import type { push as en } from '../en/push.ts'

export const push: typeof en = {
  title: 'Notifications sur cet appareil',
  text: 'Nous pouvons vous prévenir sur cet appareil quand quelque chose se passe, même quand le site est fermé. Vous choisissez les sujets. Cela s’arrête quand vous vous déconnectez.',
  turnOn: 'Activer les notifications',
  turnOff: 'Désactiver sur cet appareil',
  isOn: 'Les notifications sont activées sur cet appareil.',
  denied:
    'Votre navigateur bloque les notifications de ce site. Autorisez-les dans les réglages du navigateur pour ce site, puis revenez ici.',
  unsupported: 'Ce navigateur ne peut pas afficher de notifications.',
  install: 'Sur un iPhone ou un iPad, ajoutez d’abord ce site à l’écran d’accueil, puis ouvrez-le depuis là.',
  addToHome: {
    text: 'Il s’ouvre en plein écran comme une app et peut vous prévenir même quand il est fermé.',
    share:
      'Touchez « Partager » dans la barre du navigateur. Dans les versions récentes de Safari, l’option se trouve derrière les trois points.',
    add: 'Choisissez « Sur l’écran d’accueil ».',
    done: 'Touchez « Ajouter », puis ouvrez le site depuis son icône.',
  },
  failed: 'Les notifications n’ont pas pu être activées. Réessayez plus tard.',
  legend: 'Me prévenir pour',
  bets: 'Les paris réglés',
  payments: 'Les dépôts et retraits',
  support: 'Les réponses du support',
  matches: 'Le début des matchs que je suis',
  details: 'Afficher les montants et les noms',
  detailsText: 'Toute personne qui voit votre écran verrouillé peut les lire.',
  follow: 'Me prévenir au début',
  unfollow: 'Vous serez prévenu au début',
  followNamed: 'Me prévenir au début de {match}',
  devices: 'Appareils avec notifications',
  since: 'Activé : {time}',
  remove: 'Retirer',
  removeNamed: 'Retirer {device}',
  removeFailed: 'L’appareil n’a pas pu être retiré. Réessayez.',
  offerBets:
    'Voulez-vous savoir comment se termine votre pari ? Nous pouvons vous prévenir sur cet appareil, même quand le site est fermé.',
  offerMatches: 'Nous pouvons vous prévenir du début sur cet appareil, même quand le site est fermé.',
  notNow: 'Pas maintenant',
  followFull: 'Le match a commencé, ou vous en suivez trop.',
  followFailed: 'Votre choix n’a pas pu être enregistré. Réessayez.',
  kept: {
    note: 'Enregistré sur cet appareil : {time}. Cela a pu changer depuis.',
    slip: 'Votre ticket',
    bets: 'Vos derniers paris',
    payments: 'Vos derniers paiements',
  },
}
