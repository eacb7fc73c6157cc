import type { harm as en } from '../en/harm.ts'

export const harm: typeof en = {
  title: 'Comment vous avez joué récemment',
  noticed:
    'Ces {days} derniers jours, nous avons remarqué quelque chose qui mérite un coup d’œil. Ce sont vos propres chiffres ; personne ne s’en sert pour vous vendre quoi que ce soit.',
  concern:
    'La façon dont vous avez joué ces {days} derniers jours nous préoccupe un peu. Ce sont vos propres chiffres ; personne ne s’en sert pour vous vendre quoi que ce soit.',
  why: 'Pourquoi vous voyez ceci',
  markers: {
    chasing:
      'Vous avez fait {value, plural, one {# dépôt} other {# dépôts}} moins d’une heure après une perte. Nous le signalons à partir de {from}.',
    night: '{value} % de vos parties ont eu lieu entre minuit et 6 h. Nous le signalons à partir de {from} %.',
    raised_limits:
      'Vous avez augmenté ou supprimé une limite {value, plural, one {# fois} other {# fois}}. Nous le signalons à partir de {from}.',
    cancelled_withdrawals:
      'Vous avez annulé {value, plural, one {# retrait} other {# retraits}}. Nous le signalons à partir de {from}.',
    declined_deposits:
      '{value, plural, one {# dépôt a été refusé} other {# dépôts ont été refusés}}. Nous le signalons à partir de {from}.',
    long_sessions:
      'Votre plus longue période de jeu d’affilée a duré {value} minutes. Nous le signalons à partir de {from} minutes.',
    rising_stakes:
      'La semaine dernière, vous avez misé {value} % de plus par jour de jeu que les semaines précédentes. Nous le signalons à partir de {from} %.',
  },
  did: 'Ce que nous avons fait',
  actions: {
    message: 'Nous vous avons écrit.',
    'stop-marketing': 'Nous avons cessé de vous envoyer des offres et des actualités.',
    interaction: 'Nous avons demandé à une personne de l’équipe de vous contacter.',
    limit: 'Nous avons fixé une limite à vos dépôts. Vous la trouverez parmi vos limites.',
  },
}
