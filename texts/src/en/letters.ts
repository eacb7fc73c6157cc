/** Letters to players: plain text, sent by the server. `{name}` is the only placeholder form here. */
export const letters = {
  restore: {
    subject: 'A new password for {brand}',
    text: 'Somebody asked for a new password for your account at {brand}.\n\nChoose it here within {minutes} minutes:\n{link}\n\nIf this wasn’t you, ignore this email. Your password won’t change.\n',
  },
  confirm: {
    subject: 'Confirm your e-mail at {brand}',
    text: 'Open this link within {minutes} minutes to confirm that this address is yours:\n{link}\n\nOr enter this code: {code}\n\nIf you have no account at {brand}, leave this letter unanswered: nothing happens.\n',
  },
  code: {
    subject: 'Your code for {brand}',
    text: 'Your code is {code}. It works for {minutes} minutes.\n\nNobody at {brand} asks you for it. If you did not try to log in or to change your settings, change your password: somebody knows it.\n',
  },
  historyExport: {
    subject: 'Your casino history is ready',
    text: 'The file with the rounds that you asked for is ready. You can download it here for {days} days, after logging in:\n{link}\n',
  },
  staffInvitation: {
    subject: 'Your staff account at {brand}',
    text: 'You were invited to work on {brand}. Set a password and connect an authenticator app within {hours} hours:\n{link}\n\nIf you do not know what this is about, ignore this email: nothing happens.\n',
  },
}
