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
  historyExport: {
    subject: 'Votre historique du casino est prêt',
    text: 'Le fichier de vos manches est prêt. Connectez-vous et téléchargez-le dans les {days} jours :\n{link}\n',
  },
  staffInvitation: {
    subject: 'Votre compte d’employé chez {brand}',
    text: 'Vous êtes invité à travailler sur {brand}. Choisissez un mot de passe et associez une application d’authentification dans les {hours} heures :\n{link}\n\nSi vous ne savez pas de quoi il s’agit, ignorez cet e-mail. Il ne se passera rien.\n',
  },
}
