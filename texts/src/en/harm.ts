/** What a player is told of the player's own play. */
export const harm = {
  title: 'How you’ve been playing',
  noticed:
    'We noticed something in the last {days} days that’s worth a look. These are your own numbers; nobody uses them to sell you anything.',
  concern:
    'We’re a little concerned about how you’ve been playing in the last {days} days. These are your own numbers; nobody uses them to sell you anything.',
  why: 'Why you see this',
  markers: {
    chasing:
      'You made {value, plural, one {# deposit} other {# deposits}} within an hour of losing. We mention it from {from}.',
    night: '{value}% of your rounds were between midnight and 6 am. We mention it from {from}%.',
    raised_limits:
      'You raised or removed a limit {value, plural, one {# time} other {# times}}. We mention it from {from}.',
    cancelled_withdrawals:
      'You cancelled {value, plural, one {# withdrawal} other {# withdrawals}}. We mention it from {from}.',
    declined_deposits:
      '{value, plural, one {# deposit was} other {# deposits were}} declined. We mention it from {from}.',
    long_sessions: 'Your longest stretch of play was {value} minutes. We mention it from {from} minutes.',
    rising_stakes:
      'Last week you staked {value}% more per day of play than in the weeks before. We mention it from {from}%.',
  },
  did: 'What we did',
  actions: {
    message: 'We wrote to you.',
    'stop-marketing': 'We stopped sending you offers and news.',
    interaction: 'We asked a colleague to get in touch with you.',
    limit: 'We set a limit to your deposits. You’ll find it among your limits.',
  },
}
