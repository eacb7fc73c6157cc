import type { popups as en } from '../en/popups.ts'

export const popups: typeof en = {
  promocodeActivated: {
    title: 'Code promo appliqué',
    text: 'Vous trouverez ce que vous avez reçu dans vos bonus.',
    named: '{title} est prêt. Retrouvez-le dans vos bonus.',
    action: 'Voir mes bonus',
  },
  unseenCashback: {
    title: 'Vous avez du cashback',
    until: 'Récupérez-le avant le {date}.',
    text: 'Vous récupérez une partie de ce que vous avez perdu, sans mise requise.',
    paid: 'Il est déjà sur votre solde, sans mise requise.',
    action: 'Voir le cashback',
  },
  sumsub: {
    title: 'Vérifiez votre identité',
    text: 'Votre solde est en sécurité. Vous pouvez fermer cette fenêtre et continuer plus tard.',
    steps: 'Voir toutes les étapes',
    loading: 'Ouverture du formulaire…',
    failed: 'Impossible d’ouvrir le formulaire. Vérifiez votre connexion et réessayez.',
    again: 'Réessayer',
    inside: 'Tant que vous êtes dans le formulaire, Échap ne ferme pas cette fenêtre. Revenez avec Maj + Tab.',
  },
  demoMode: {
    title: 'Vous jouez gratuitement',
    text: 'Vous jouez avec de l’argent fictif : vos gains ne peuvent pas être retirés. Les chances sont les mêmes qu’en argent réel.',
    real: 'Jouer en argent réel',
    stay: 'Continuer gratuitement',
  },
  shop: {
    toTournament: 'Voir le tournoi',
    confirmTitle: 'Acheter cet article ?',
    confirmText: '{title} coûte {points, plural, one {# point} other {# points}}.',
    buy: 'Acheter',
    boughtTitle: 'C’est à vous',
    boughtText: 'Votre achat : {title}.',
    done: 'Terminé',
    fewTitle: 'Pas assez de points',
    fewText: '{title} coûte {points, plural, one {# point} other {# points}}. Vous en avez {have}.',
    toRewards: 'Voir comment gagner des points',
  },
  quest: {
    title: 'Quête',
    progress: '{done} sur {goal}',
    reward: 'Récompense : {points, plural, one {# point} other {# points}}',
    close: 'Fermer',
  },
  character: {
    title: 'Choisissez votre personnage',
    confirmTitle: 'Changer de personnage ?',
    confirmText: '{name} devient votre personnage. Vous gardez vos points et votre niveau.',
    change: 'Changer',
    choose: 'Choisir {name}',
    mine: 'Votre personnage',
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
    go: 'En savoir plus',
  },
  campaign: {
    preview: 'Aperçu',
  },
  confirms: {
    burnBonuses: {
      title: 'Retirer et perdre votre bonus ?',
      text: 'Ce retrait annule votre bonus actif. Vous perdez {amount} de bonus et les mises déjà comptées. Vous gardez votre propre argent et vos gains.',
      agree: 'Retirer et perdre le bonus',
      reject: 'Garder le bonus',
    },
    confirmEmail: {
      title: 'Confirmez votre adresse e-mail',
      text: 'Nous enverrons un lien à {contact}. Une adresse confirmée vous permet de retrouver votre compte si vous oubliez votre mot de passe.',
      agree: 'Envoyer le lien',
      reject: 'Pas maintenant',
    },
    bonusRemove: {
      title: 'Annuler ce bonus ?',
      text: 'Vous perdez {amount} de bonus et les mises déjà comptées. Vous gardez votre propre argent et vos gains.',
      agree: 'Annuler le bonus',
      reject: 'Garder le bonus',
    },
    bonusActivate: {
      title: 'Activer ce bonus ?',
      text: 'Dès maintenant, vos mises comptent. Quand vous aurez misé {required}, nous ajouterons {amount} à votre solde. D’ici là, vous ne pouvez ni le jouer ni le retirer.',
      agree: 'Activer',
      reject: 'Pas maintenant',
    },
    fillProfile: {
      title: 'Complétez votre profil',
      text: 'Il nous manque quelques informations pour continuer. Vous reviendrez ensuite ici.',
      agree: 'Aller à mon profil',
      reject: 'Pas maintenant',
    },
    bettingBonusActivated: {
      title: 'Votre bonus de paris est actif',
      text: 'Vos paris réglés comptent désormais pour ce bonus, selon ses conditions.',
      agree: 'Voir les matchs',
      reject: 'Rester ici',
    },
  },
}
