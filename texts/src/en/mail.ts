/** What every email has: its buttons, and what stands below it. `{name}` is the only placeholder form here. */
export const mail = {
  sentBy: 'Sent by {brand}.',
  required: 'Sent by {brand}. The law asks us to tell you this.',
  actions: {
    choosePassword: 'Choose a new password',
    confirmEmail: 'Confirm your email',
    security: 'Check your security',
    contacts: 'Check your contacts',
    document: 'Add a new document',
    logIn: 'Log in',
    invitation: 'Set your password',
    statement: 'See your statement',
    playPattern: 'See your play',
    payments: 'See your payments',
    download: 'Download your rounds',
    answer: 'Read and answer',
    campaign: 'See what you have',
    draw: 'See the draw',
    bonuses: 'See my bonuses',
  },
}
