import type { letters as en } from '../en/letters.ts'

export const letters: typeof en = {
  restore: {
    subject: 'Un nouveau mot de passe pour {brand}',
    text: 'Quelqu’un a demandé un nouveau mot de passe pour votre compte {brand}.\n\nChoisissez-le ici dans les {minutes} minutes :\n{link}\n\nSi ce n’était pas vous, ignorez cet e-mail. Votre mot de passe ne changera pas.\n',
  },
  confirm: {
    subject: 'Confirmez votre e-mail chez {brand}',
    text: 'Ouvrez ce lien dans les {minutes} minutes pour confirmer que cette adresse est la vôtre :\n{link}\n\nOu saisissez ce code : {code}\n\nSi vous n’avez pas de compte chez {brand}, ne faites rien : il ne se passera rien.\n',
  },
  code: {
    subject: 'Votre code pour {brand}',
    text: 'Votre code est {code}. Il est valable {minutes} minutes.\n\nPersonne chez {brand} ne vous le demandera. Si vous n’avez pas essayé de vous connecter ni de changer vos réglages, changez votre mot de passe : quelqu’un le connaît.\n',
  },
  historyExport: {
    subject: 'Votre historique du casino est prêt',
    text: 'Le fichier des manches que vous avez demandées est prêt. Vous pouvez le télécharger ici pendant {days} jours, après vous être connecté :\n{link}\n',
  },
  staffInvitation: {
    subject: 'Votre compte d’employé chez {brand}',
    text: 'Vous êtes invité à travailler sur {brand}. Choisissez un mot de passe et associez une application d’authentification dans les {hours} heures :\n{link}\n\nSi vous ne savez pas de quoi il s’agit, ignorez ce message : il ne se passera rien.\n',
  },
}
