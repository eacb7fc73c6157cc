export const algorithm = {
  choices: [
    'First entry: `stake`, a whole multiple of `figures.stepMinor` from `figures.leastMinor` to `figures.mostMinor`, in minor units: the stake of the first hand.',
    'Each further entry: `move`, one of `hit`, `stand`, `double`, `split` and `surrender` that `moves` of the outcome before has. The stake of the round is the sum of `stake` over all hands: `double` and `split` raise it.',
  ],
  outcome: [
    'A card is `below(52)`, with rank and suit as under “Cards”; each card takes the next numbers of the round, and the same card can come again. The first four cards are, in this order: the first of the player, the first of the dealer, the second of the player, the second of the dealer.',
    'The total of cards is the sum of their ranks, with 10 for jack, queen and king and 1 for an ace; where there is an ace and the sum is 11 or less, 10 is added and the total is soft. Twenty-one with two cards is a blackjack, of the player only while there is one hand.',
    '`hands` begins with one hand: `cards`, the two of the player, and `stake`, that of the first entry. Where the dealer has a blackjack the round is over. Otherwise the first hand that is not done is the one that is decided on. Before it is, a hand of one card takes its second card. A hand of 21 or more is done; so is a hand that was split from two aces once it has two cards. A round whose hands are all done is over.',
    '`hit` adds a card to the hand. `stand` makes it done. `double` doubles its `stake`, adds one card and makes it done. `split` leaves the first card in the hand and puts the second one into a new hand with the `stake` of the first entry, right behind it. `surrender` makes it done.',
    '`moves` are, in this order: `hit`, `stand`, `double` while the hand has two cards, `split` while it has two cards that count the same (10 for a ten, jack, queen and king) and there are fewer hands than `figures.handsMost`, and `surrender` while it has two cards and there is one hand. It is an empty list when the round is over.',
    'When the round is over the dealer takes cards while their total is below `figures.dealerStands`; but none after a surrender, where every hand is above 21, or where the only hand is a blackjack.',
    '`dealer` are the cards of the dealer, while the round is open only the first of them, and `dealerTotal` their total. `active` is the place in `hands` of the hand that is decided on, from 0; null when the round is over. Each hand has `cards`, `total`, `soft` (whether the total is soft), `stake`, `result` and `win`.',
    '`result` is null while the round is open, except for a hand above 21. It is the first of these that fits: `surrendered` after a surrender; `bust` above 21; where the dealer has a blackjack `push` for a blackjack of the player and `lost` otherwise; `blackjack` for a blackjack of the player; `won` where the dealer is above 21 or the hand has the higher total; `push` where the totals are equal; `lost`.',
    '`win` of a hand is `stake` × the entry of `figures.pays` for `result`, in hundredths; 0 while `result` is null.',
  ],
  win: ['The sum of `win` over all hands, already in minor units. Every stake is even, so that nothing is rounded.'],
}
