import type { playTime as en } from '../en/play-time.ts'

export const playTime: typeof en = {
  check: {
    title: 'C’est le moment d’une pause',
    text: 'Vous êtes connecté depuis {time}. Voici le bilan de la session. Le jeu est en pause jusqu’à votre décision.',
    continue: 'Continuer à jouer',
    history: 'Voir l’historique',
    leave: 'Se déconnecter',
  },
  used: {
    title: 'Votre temps du jour est écoulé',
    text: 'Vous aviez fixé {limit} par jour, et tout est utilisé. Vous pourrez jouer, parier et déposer à nouveau à partir du {until}. Les retraits restent possibles.',
    close: 'Fermer',
    leave: 'Se déconnecter',
  },
  warning:
    '{minutes, plural, one {Il reste # minute} other {Il reste # minutes}} du temps que vous avez fixé pour aujourd’hui.',
  position: {
    title: 'Bilan',
    session: 'Cette session',
    today: 'Aujourd’hui',
    month: '30 jours',
    half_year: '6 mois',
    ever: 'Depuis le début',
    time: 'Connecté depuis',
    staked: 'Misé',
    won: 'Gagné',
    net: 'Résultat',
    deposited: 'Déposé',
    withdrawn: 'Retiré',
    note: '« Gagné » comprend tout ce qui est revenu, mises rendues incluses. Jours et mois en UTC.',
    statement: 'Voir le relevé',
  },
  statement: {
    title: 'Relevé',
    description: 'Vos dépôts, retraits, mises et gains, mois par mois.',
    byMonth: 'Par mois',
    monthHead: 'Mois',
    empty: {
      title: 'Rien pour l’instant',
      text: 'Vos dépôts, mises et gains apparaîtront ici, mois par mois.',
    },
    download: 'Télécharger le CSV',
  },
  section: {
    title: 'Temps',
    text: 'Voyez combien de temps vous jouez et décidez ce qui vous suffit.',
    check: 'Pause de contrôle',
    checkHint: 'Nous arrêtons le jeu et affichons votre temps, vos mises et vos gains.',
    checkFixed: 'Les règles de votre compte la prévoient toutes les {minutes} minutes.',
    everyMinutes: 'Toutes les {minutes, plural, one {# minute} many {# minutes} other {# minutes}}',
    everyHours:
      '{hours, plural, =1 {Toutes les heures} one {Toutes les # heures} many {Toutes les # heures} other {Toutes les # heures}}',
    day: 'Temps par jour',
    dayHint:
      'Sur tous vos appareils réunis. Une fois écoulé, vous ne pouvez plus jouer, parier ni déposer jusqu’à {time}.',
    none: 'Aucune limite',
    used: '{used} sur {limit} utilisées aujourd’hui',
    waiting: 'Vous avez demandé {limit} par jour. Vous pourrez confirmer à partir du {date}.',
    waitingNone: 'Vous avez demandé à supprimer cette limite. Vous pourrez confirmer à partir du {date}.',
    ready: 'Le délai est passé. Confirmez le changement ou gardez votre limite.',
    confirm: 'Confirmer',
    keep: 'Garder ma limite',
    remove: 'Supprimer la limite',
    hours:
      'Moins de temps s’applique tout de suite. Plus de temps, ou aucune limite, demande {hours, plural, one {# heure} many {# heures} other {# heures}} et votre confirmation.',
    save: 'Enregistrer',
    saved: 'Enregistré',
    failed: 'L’enregistrement a échoué. Réessayez.',
  },
  length: {
    minutes: '{minutes} min.',
    hours: '{hours} h',
    both: '{hours} h {minutes} min.',
  },
}
