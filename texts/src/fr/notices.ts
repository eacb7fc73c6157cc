import type { notices as en } from '../en/notices.ts'

export const notices: typeof en = {
  unknownDevice: 'Appareil inconnu',
  details: 'Appareil : {device}\nRéseau : {network}\nHeure : {time} UTC',
  advice:
    'Si c’était vous, vous n’avez rien à faire.\n\nSinon, changez votre mot de passe maintenant et déconnectez vos autres appareils :\n{link}',
  contactAdvice:
    'Si c’était vous, vous n’avez rien à faire.\n\nSinon, changez tout de suite votre mot de passe ou, si vous ne pouvez plus vous connecter, écrivez-nous :\n{link}',
  kinds: {
    newDevice: {
      subject: 'Nouvelle connexion à votre compte {brand}',
      text: 'Quelqu’un s’est connecté à votre compte {brand} depuis un appareil que vous n’aviez pas encore utilisé.',
    },
    password: {
      subject: 'Votre mot de passe {brand} a été modifié',
      text: 'Le mot de passe de votre compte {brand} a été modifié.',
    },
    emailChanged: {
      subject: 'L’adresse e-mail de votre compte {brand} a changé',
      text: 'L’adresse e-mail de votre compte {brand} est maintenant {contact}.',
    },
    phoneChanged: {
      subject: 'Le numéro de téléphone de votre compte {brand} a changé',
      text: 'Le numéro de téléphone de votre compte {brand} est maintenant {contact}.',
    },
    secondStepOn: {
      subject: 'Codes par e-mail activés chez {brand}',
      text: 'Votre compte {brand} demande désormais un code reçu par e-mail à la connexion.',
    },
    secondStepOff: {
      subject: 'Codes par e-mail désactivés chez {brand}',
      text: 'Votre compte {brand} ne demande plus de code reçu par e-mail à la connexion.',
    },
    serviceLinked: {
      subject: 'Une application accède désormais à votre compte {brand}',
      text: 'Un compte de messagerie a été associé à votre compte {brand}. Il peut maintenant se connecter sans votre mot de passe.',
    },
    serviceUnlinked: {
      subject: 'Une application n’accède plus à votre compte {brand}',
      text: 'Une application a été dissociée de votre compte {brand}. Elle ne peut plus se connecter.',
    },
    appOn: {
      subject: 'Application d’authentification activée chez {brand}',
      text: 'Une application d’authentification a été associée à votre compte {brand}. La connexion demande désormais un code de cette application.',
    },
    appOff: {
      subject: 'Application d’authentification désactivée chez {brand}',
      text: 'L’application d’authentification a été retirée de votre compte {brand}. Ses codes de secours ne fonctionnent plus.',
    },
    recoveryUsed: {
      subject: 'Un code de secours a été utilisé chez {brand}',
      text: 'L’un de vos codes de secours a été utilisé pour votre compte {brand}. Il ne peut pas resservir.',
    },
    recoveryRenewed: {
      subject: 'Nouveaux codes de secours chez {brand}',
      text: 'De nouveaux codes de secours ont été créés pour votre compte {brand}. Les anciens ne fonctionnent plus.',
    },
    passkeyAdded: {
      subject: 'Une clé d’accès a été ajoutée chez {brand}',
      text: 'Une clé d’accès a été ajoutée à votre compte {brand}. Elle ouvre le compte sans mot de passe.',
    },
    passkeyRemoved: {
      subject: 'Une clé d’accès a été retirée chez {brand}',
      text: 'Une clé d’accès a été retirée de votre compte {brand}. Elle ne l’ouvre plus.',
    },
  },
}
