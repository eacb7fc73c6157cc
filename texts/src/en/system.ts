/** Full pages of the system: header, description, button. */
export const system = {
  notFound: {
    title: 'Page not found',
    description: 'There is nothing at this address. It may have moved, or the link was mistyped.',
    button: 'To the home page',
  },
  forbidden: { title: 'No access', description: 'This page is not open to you.', button: 'To the home page' },
  maintenance: {
    title: 'Back soon',
    description: 'We’re making improvements. Your balance and open bets are safe.',
    button: 'Try again',
  },
  blocked: {
    title: 'This account is blocked',
    description: 'You cannot play for now. Your balance is kept. Support can tell you more.',
    button: 'To support',
  },
  unsubscribed: {
    title: 'You are unsubscribed',
    description:
      'We send no more news to this address. Messages about your payments and your security still reach you.',
    button: 'To the home page',
  },
  offline: {
    title: 'No connection',
    description: 'We cannot reach the server. Nothing was lost; your balance and bets are as they were.',
    button: 'Try again',
  },
  slot: {
    title: 'The game cannot start',
    description: 'Nothing was staked. Please try again later, or choose another game.',
    button: 'Go to casino',
  },
  busy: {
    title: 'One moment, please',
    description: 'We’re very busy. Please try again in a moment.',
    button: 'Try again',
  },
}
