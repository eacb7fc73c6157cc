import type { letters as en } from '../en/letters.ts'

export const letters: typeof en = {
  restore: {
    subject: 'Réinitialisez votre mot de passe {brand}',
    text: 'Quelqu’un a demandé à réinitialiser le mot de passe de votre compte {brand}.\n\nChoisissez-en un nouveau dans les {minutes} minutes :\n{link}\n\nSi ce n’était pas vous, ignorez cet e-mail. Votre mot de passe ne changera pas.\n',
  },
  confirm: {
    subject: 'Confirmez votre adresse e-mail pour {brand}',
    text: 'Ouvrez ce lien dans les {minutes} minutes pour confirmer que cette adresse est la vôtre :\n{link}\n\nOu saisissez ce code : {code}\n\nSi vous n’avez pas de compte {brand}, ignorez cet e-mail. Il ne se passera rien.\n',
  },
  code: {
    subject: 'Votre code pour {brand}',
    text: 'Votre code est {code}. Il est valable {minutes} minutes.\n\nPersonne chez {brand} ne vous le demandera jamais. Si vous n’avez pas demandé ce code, quelqu’un connaît peut-être votre mot de passe : changez-le maintenant.\n',
  },
  stepUp: {
    subject: 'Votre code pour {brand}',
    text: 'Votre code est {code}. Il est valable {minutes} minutes.\n\nIl confirme : {what}.\n\nPersonne chez {brand} ne vous le demandera jamais. Si ce n’était pas vous, quelqu’un est peut-être dans votre compte : changez votre mot de passe maintenant.\n',
  },
  statement: {
    subject: 'Votre relevé {brand}',
    text: 'Votre relevé {brand} est prêt : vos dépôts, retraits, mises et gains, mois par mois. Connectez-vous pour le consulter et vérifier que vos limites vous conviennent toujours :\n{link}\n',
  },
  historyExport: {
    subject: 'Votre historique du casino est prêt',
    text: 'Le fichier de vos manches est prêt. Connectez-vous et téléchargez-le dans les {days} jours :\n{link}\n',
  },
  playPattern: {
    subject: 'Un regard sur votre façon de jouer',
    text: 'Votre façon de jouer sur {brand} mérite un instant de réflexion. Sur cette page, vous voyez ce que nous avons remarqué, avec vos propres chiffres, et ce que vous pouvez faire :\n{link}\n\nSi vous souhaitez en parler, une aide gratuite et confidentielle y est aussi indiquée. Vous n’avez rien à faire, et personne ne s’en sert pour vous vendre quoi que ce soit.\n',
  },
  documentEnds: {
    subject: 'Votre document pour {brand} expire bientôt',
    text: 'Le document avec lequel vous avez vérifié votre identité est valable jusqu’au {date}. Montrez-nous-en un nouveau avant cette date pour continuer à jouer et à retirer :\n{link}\n',
  },
  unverifiedClosed: {
    subject: 'Votre compte {brand} a été fermé',
    text: 'La loi nous oblige à fermer les comptes qui ne sont pas vérifiés dans les {hours} heures. Nous avons donc fermé le vôtre. S’il y reste de l’argent, vous pouvez encore vous connecter et le retirer une fois votre identité vérifiée :\n{link}\n\nVous pouvez ouvrir un nouveau compte à tout moment.\n',
  },
  dormantSoon: {
    subject: 'Connectez-vous pour garder votre compte {brand} actif',
    text: 'Votre dernière connexion à {brand} date du {last}. Si vous ne vous connectez pas avant le {date}, votre compte deviendra inactif.{balance}\n\nPour que rien ne change, il suffit de vous connecter. Vous pouvez aussi retirer votre argent à tout moment :\n{link}\n',
    balances: {
      kept: ' Votre solde de {sum} restera à vous.',
      forfeited: ' Selon la loi, vous perdrez alors votre solde de {sum}.',
      'to-regulator': ' La loi nous oblige alors à remettre votre solde de {sum} à l’autorité : {authority}.',
    },
  },
  dormantNow: {
    subject: 'Votre compte {brand} est maintenant inactif',
    text: 'Votre dernière connexion à {brand} date du {last}. Votre compte est donc inactif depuis le {date}.{balance}\n\nVous pouvez vous reconnecter à tout moment :\n{link}\n',
    balances: {
      kept: ' Votre solde de {sum} est toujours à vous.',
      forfeited: ' Selon la loi, votre solde de {sum} est perdu.',
      'to-regulator':
        ' Comme la loi l’exige, nous avons remis votre solde de {sum} à l’autorité : {authority}. Pour le récupérer, contactez-nous.',
    },
  },
  /** {answer} is what staff wrote. */
  supportAnswer: {
    subject: 'Nous vous avons répondu',
    text: '{answer}\n\nLisez ce message et répondez-y sur {brand} (n° {number}) :\n{link}\n',
  },
  supportTranscript: {
    subject: 'Votre conversation avec {brand}',
    text: 'Votre conversation n° {number} avec {brand} :\n\n{messages}\n',
    you: 'Vous',
    us: '{brand}',
  },
  unreachable: {
    subject: 'Nos messages ne vous parviennent pas',
    text: 'Un message de {brand} à {contact} nous est revenu : cette adresse n’existe pas. Vérifiez-la ou changez-la pour que nous puissions vous joindre quand c’est important :\n{link}\n',
  },
  depositArrived: {
    subject: 'Votre dépôt de {sum} est arrivé',
    text: 'Votre dépôt de {sum} est sur votre compte {brand}. Les détails sont dans votre historique :\n{link}\n',
  },
  depositTakenBack: {
    subject: 'Votre dépôt de {sum} a été repris',
    text: 'Votre prestataire de paiement a repris votre dépôt de {sum}. Nous l’avons donc retiré de votre solde {brand}. Votre historique indique ce que cela change pour votre compte :\n{link}\n\nSi vous ne savez pas pourquoi, demandez à votre banque ou écrivez-nous.\n',
  },
  withdrawalPaid: {
    subject: 'Nous vous avons envoyé {sum}',
    text: 'Votre retrait de {sum} de {brand} est en route. Votre banque peut mettre quelques jours à l’afficher. Les détails sont dans votre historique :\n{link}\n\nSi vous n’avez pas demandé ce retrait, changez votre mot de passe et contactez-nous sans attendre.\n',
  },
  giftEnds: {
    subject: 'Se termine le {date} : {gift}',
    text: 'Ceci se termine le {date} : {gift}. Ensuite, ce n’est plus utilisable. Vous n’êtes pas obligé de l’utiliser, et votre propre argent reste tel qu’il est.\n\nTout ce que vous avez se trouve ici :\n{link}\n',
  },
  giftEnded: {
    subject: 'Terminé : {gift}',
    text: 'Ceci s’est terminé le {date} : {gift}. Ce n’est plus utilisable. Votre propre argent et ce que vous avez gagné restent à vous.\n\nTout ce que vous avez se trouve ici :\n{link}\n',
  },
  drawWon: {
    subject: 'Vous avez gagné {sum}',
    text: 'Vous avez gagné {sum} avec « {draw} ». L’argent est sur votre compte. La page du tirage montre comment les gagnants sont tirés au sort :\n{link}\n',
  },
  withdrawalDeclined: {
    subject: 'Votre retrait de {sum} n’a pas abouti',
    text: 'Votre retrait de {sum} de {brand} a été refusé. L’argent est de retour sur votre compte. Votre historique indique pourquoi :\n{link}\n',
  },
  staffInvitation: {
    subject: 'Votre compte d’employé chez {brand}',
    text: 'Vous êtes invité à travailler sur {brand}. Choisissez un mot de passe et associez une application d’authentification dans les {hours} heures :\n{link}\n\nSi vous ne savez pas de quoi il s’agit, ignorez cet e-mail. Il ne se passera rien.\n',
  },
}
