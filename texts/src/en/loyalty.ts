/** Rewards: points, levels, the shop and quests, on pages and in what a player is told. `{points}` is a written number. */
export const loyalty = {
  notices: {
    level: {
      title: 'New level: {name}',
      message: 'You reached {name}. Points added: {points}.',
      without: 'You reached {name}. See what it gives you in Rewards.',
    },
    quest: {
      title: 'Quest completed',
      message: '{name}. Points added: {points}.',
    },
    product: {
      title: 'It’s yours',
      message: '{name} is in your account. Points spent: {points}.',
    },
    refund: {
      title: 'Points refunded',
      message: 'We took {name} back and returned your points: {points}.',
    },
    expiry: {
      title: 'Points that expire soon',
      message: 'Points that expire on {date} unless you spend them: {points}.',
    },
    expired: {
      title: 'Points expired',
      message: 'Points that expired: {points}.',
    },
    adjustment: {
      title: 'Points changed',
      message: 'Our team changed your points: {sign}{points}.',
    },
  },
  balance: 'Your points',
  pointsName: 'points',
  level: 'Level {place} of {count}',
  next: '{points} more experience to {name}',
  last: 'You’ve reached the highest level.',
  progress: 'Progress to the next level',
  levels: 'Levels',
  reached: 'Reached',
  yours: 'Your level',
  from: 'From {points} experience',
  benefits: {
    points: '{percent} more points on every stake',
    shop: '{percent} off in the shop',
    payout: 'Withdrawals reviewed {percent} faster',
    reward: '{points} points when you reach it',
    character: 'New character: {name}',
    start: 'Points from your first stake',
  },
  earning: {
    title: 'How you earn points',
    text: 'Every real-money stake earns points, whether it wins or not. Your level grows with all the experience you’ve earned and never drops, even when you spend points.',
    rate: 'Points per {unit} staked',
    weights: 'How much of a stake counts',
    types: {
      slot: 'Slots',
      fast: 'Fast games',
      casino: 'Table games',
      live: 'Live games',
      logical: 'Logic games',
      high_low: 'High–low games',
      betting: 'Sports bets',
    },
    expires:
      'Points of a month expire {months, plural, one {# month} other {# months}} after it ends. We tell you before that.',
    worth: 'Points are worth far less than the stakes they come from. Never stake more to get them.',
  },
  paused: {
    title: 'You’re not earning points right now',
    text: 'Your points and your level stay as they are. Nobody earns points during a break, with a restricted account or where rewards aren’t allowed.',
  },
  expiring: '{points} of your points expire on {date}.',
  visitor: {
    title: 'Log in to see your points',
    text: 'Your points and your level belong to your account.',
    action: 'Log in',
  },
  history: {
    title: 'Points history',
    action: 'See history',
    empty: 'Your points appear here, with where they came from.',
    causes: {
      play: 'Play',
      level: 'Level reward',
      quest: 'Quest',
      spent: 'Shop',
      refund: 'Refund',
      expired: 'Expired',
      adjustment: 'Adjustment',
    },
  },
  told: 'Notifications',
  locked: 'From level {place}',
}
