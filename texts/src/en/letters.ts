/** Letters to players: plain text, sent by the server. `{name}` is the only placeholder form here. */
export const letters = {
  restore: {
    subject: 'Reset your {brand} password',
    text: 'Someone asked to reset the password of your {brand} account.\n\nChoose a new one within {minutes} minutes:\n{link}\n\nIf this wasn’t you, ignore this email. Your password won’t change.\n',
  },
  confirm: {
    subject: 'Confirm your email for {brand}',
    text: 'Open this link within {minutes} minutes to confirm that this is your email address:\n{link}\n\nOr enter this code: {code}\n\nIf you don’t have a {brand} account, ignore this email. Nothing will happen.\n',
  },
  code: {
    subject: 'Your {brand} code',
    text: 'Your code is {code}. It works for {minutes} minutes.\n\nNobody at {brand} will ever ask you for it. If you didn’t ask for this code, someone may know your password: change it now.\n',
  },
  historyExport: {
    subject: 'Your casino history is ready',
    text: 'The file with your rounds is ready. Log in and download it within {days} days:\n{link}\n',
  },
  staffInvitation: {
    subject: 'Your staff account at {brand}',
    text: 'You’ve been invited to work on {brand}. Set a password and connect an authenticator app within {hours} hours:\n{link}\n\nIf you don’t know what this is about, ignore this email. Nothing will happen.\n',
  },
}
