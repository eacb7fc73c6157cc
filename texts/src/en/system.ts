/** Full pages of the system: header, description, button. */
export const system = {
  notFound: {
    title: 'Page not found',
    description: 'There’s nothing at this address. The page may have moved, or the link may have a typo.',
    button: 'Go to home page',
  },
  forbidden: { title: 'No access', description: 'You don’t have access to this page.', button: 'Go to home page' },
  maintenance: {
    title: 'Back soon',
    description: 'We’re making improvements. Your balance and open bets are safe.',
    button: 'Try again',
  },
  blocked: {
    title: 'Your account is blocked',
    description: 'You can’t play right now. Your balance is safe. Contact support to find out more.',
    button: 'Contact support',
  },
  unsubscribed: {
    title: 'You’ve unsubscribed',
    description:
      'We won’t send news and offers to this address any more. You’ll still get messages about your payments and security.',
    button: 'Go to home page',
  },
  offline: {
    title: 'You’re offline',
    description: 'We can’t reach our servers. Your balance and bets are safe. Check your connection and try again.',
    button: 'Try again',
  },
  slot: {
    title: 'The game couldn’t start',
    description: 'You haven’t been charged. Try again later, or choose another game.',
    button: 'Go to casino',
  },
  busy: {
    title: 'We’re very busy',
    description: 'Your balance and open bets are safe. Try again in a moment.',
    button: 'Try again',
  },
}
