/** Emails about the security of an account: what happened, then the details, then what to do. `{name}` is the only placeholder form here. */
export const notices = {
  unknownDevice: 'Unknown device',
  details: 'Device: {device}\nNetwork: {network}\nTime: {time} UTC',
  advice:
    'If this was you, you don’t need to do anything.\n\nIf it wasn’t you, change your password now and log out of your other devices:\n{link}',
  contactAdvice:
    'If this was you, you don’t need to do anything.\n\nIf it wasn’t you, change your password now, or contact us if you can’t log in:\n{link}',
  kinds: {
    newDevice: {
      subject: 'New login to your {brand} account',
      text: 'Someone logged in to your {brand} account on a device that you haven’t used before.',
    },
    password: {
      subject: 'Your {brand} password was changed',
      text: 'The password of your {brand} account was changed.',
    },
    emailChanged: {
      subject: 'The email address of your {brand} account changed',
      text: 'The email address of your {brand} account is now {contact}.',
    },
    phoneChanged: {
      subject: 'The phone number of your {brand} account changed',
      text: 'The phone number of your {brand} account is now {contact}.',
    },
    secondStepOn: {
      subject: 'Codes by email are on at {brand}',
      text: 'Your {brand} account now asks for a code from an email when you log in.',
    },
    secondStepOff: {
      subject: 'Codes by email are off at {brand}',
      text: 'Your {brand} account no longer asks for a code from an email when you log in.',
    },
    serviceLinked: {
      subject: 'An app now logs in to your {brand} account',
      text: 'An account of a messaging app was linked to your {brand} account. It can now log in without your password.',
    },
    serviceUnlinked: {
      subject: 'An app no longer logs in to your {brand} account',
      text: 'An app was unlinked from your {brand} account. It can no longer log in.',
    },
    appOn: {
      subject: 'An authenticator app is on at {brand}',
      text: 'An authenticator app was connected to your {brand} account. Logging in now needs a code from it.',
    },
    appOff: {
      subject: 'The authenticator app is off at {brand}',
      text: 'The authenticator app was removed from your {brand} account. Its recovery codes no longer work.',
    },
    recoveryUsed: {
      subject: 'A recovery code was used at {brand}',
      text: 'One of your recovery codes was used for your {brand} account. It doesn’t work again.',
    },
    recoveryRenewed: {
      subject: 'New recovery codes at {brand}',
      text: 'New recovery codes were made for your {brand} account. The old ones no longer work.',
    },
    passkeyAdded: {
      subject: 'A passkey was added at {brand}',
      text: 'A passkey was added to your {brand} account. It opens the account without a password.',
    },
    passkeyRemoved: {
      subject: 'A passkey was removed at {brand}',
      text: 'A passkey was removed from your {brand} account. It no longer opens it.',
    },
  },
}
