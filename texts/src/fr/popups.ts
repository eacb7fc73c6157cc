import type { popups as en } from '../en/popups.ts'

export const popups: typeof en = {
  promocodeActivated: {
    title: 'Le code est actif',
    text: 'Ce qu’il vous apporte figure dans vos bonus.',
    named: '{title} est prêt. Retrouvez-le dans vos bonus.',
    action: 'Vers mes bonus',
  },
  unseenCashback: {
    title: 'Du cashback pour vous',
    until: 'Vous pouvez le prendre jusqu’au {date}.',
    text: 'Une partie de ce que vous avez perdu revient. Il n’y a rien à miser pour cela.',
    action: 'Voir',
  },
  sumsub: {
    title: 'Nous devons savoir qui vous êtes',
    text: 'Une vérification de votre identité est nécessaire pour continuer. Votre solde reste tel quel en attendant.',
    action: 'Vers la vérification',
  },
  demoMode: {
    title: 'Vous jouez pour le plaisir',
    text: 'Les gains de ce mode sont de l’argent fictif et ne peuvent pas être retirés. Les chances sont les mêmes.',
    real: 'Jouer pour de l’argent',
    stay: 'Continuer pour le plaisir',
  },
  shop: {
    confirmTitle: 'Acheter ceci ?',
    confirmText: '{title} coûte {points, plural, one {# point} other {# points}}.',
    buy: 'Acheter',
    boughtTitle: 'C’est à vous',
    boughtText: '{title} est sur votre compte.',
    done: 'Bien',
    fewTitle: 'Pas assez de points',
    fewText: '{title} coûte {points, plural, one {# point} other {# points}} ; vous en avez {have}.',
    toRewards: 'Comment gagner des points',
  },
  quest: {
    title: 'Quête',
    progress: '{done} sur {goal}',
    reward: 'Récompense : {reward}',
    close: 'Fermer',
  },
  character: {
    title: 'Choisissez votre personnage',
    confirmTitle: 'Changer de personnage ?',
    confirmText: '{name} vous accompagne désormais. Vos points et votre niveau restent.',
    change: 'Changer',
    choose: 'Choisir {name}',
    mine: 'À vous désormais',
  },
  inactivity: {
    title: 'Êtes-vous toujours là ?',
    text: 'Pour votre sécurité, nous vous déconnectons en cas d’inactivité. Votre solde et vos paris restent tels quels.',
    left: '{seconds, plural, one {encore # seconde} other {encore # secondes}}',
    stay: 'Rester connecté',
    leave: 'Se déconnecter',
  },
  registration: {
    wrongRegServerError:
      'Nous n’avons pas pu ouvrir votre compte dans cette application. Réessayez ou ouvrez le site dans un navigateur.',
  },
  promotion: {
    go: 'Jeter un œil',
  },
  campaign: {
    preview: 'Aperçu',
  },
  confirms: {
    burnBonuses: {
      title: 'Retirer et perdre votre bonus ?',
      text: 'Ce retrait annule votre bonus actif. Vous perdez {amount} de bonus et les mises déjà comptées pour lui. Votre propre argent et ce qu’il vous a fait gagner restent à vous.',
      agree: 'Retirer et perdre le bonus',
      reject: 'Garder le bonus',
    },
    confirmEmail: {
      title: 'Confirmez votre e-mail',
      text: 'Nous envoyons un lien à {contact}. Avec une adresse confirmée, vous pourrez toujours retrouver votre compte.',
      agree: 'Envoyer le lien',
      reject: 'Plus tard',
    },
    bonusRemove: {
      title: 'Annuler ce bonus ?',
      text: 'Vous perdez {amount} de bonus et les mises déjà comptées pour lui. Votre propre argent et ce qu’il vous a fait gagner restent à vous.',
      agree: 'Annuler le bonus',
      reject: 'Garder le bonus',
    },
    bonusActivate: {
      title: 'Activer ce bonus ?',
      text: 'Dès maintenant, vos mises comptent. Quand vous aurez misé {required}, {amount} rejoindront votre solde ; d’ici là, le bonus ne peut être ni joué ni retiré.',
      agree: 'Activer',
      reject: 'Pas maintenant',
    },
    fillProfile: {
      title: 'Il manque certaines de vos données',
      text: 'Pour cela, nous devons en savoir un peu plus sur vous. Vous reviendrez ici ensuite.',
      agree: 'Vers mon profil',
      reject: 'Pas maintenant',
    },
    bettingBonusActivated: {
      title: 'Votre bonus de paris est actif',
      text: 'Vous pouvez le miser sur tout match qui répond à ses conditions.',
      agree: 'Vers les matchs',
      reject: 'Rester ici',
    },
  },
}
