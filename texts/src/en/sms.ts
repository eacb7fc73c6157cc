/** Text messages to players: sent by the server. `{name}` is the only placeholder form here. */
export const sms = {
  confirm: '{code} is your {brand} code to confirm this number. It works for {minutes} minutes.',
  code: '{code} is your {brand} login code. It works for {minutes} minutes. Nobody at {brand} will ever ask you for it.',
  stepUp:
    '{code} is your {brand} code to confirm: {what}. It works for {minutes} minutes. Nobody at {brand} will ever ask you for it.',
  restore:
    '{code} is your {brand} code to set a new password. It works for {minutes} minutes. If this wasn’t you, ignore it.',
  changed: '{brand}: {contact} is now a contact of your account. If this wasn’t you, change your password: {link}',
  stopEmail: 'You get this because you asked {brand} for news. Unsubscribe: {link}',
  stop: 'Stop: {link}',
}
