import type { Algorithm } from '../../rules/algorithm.ts'

export const algorithm: Algorithm = {
  choices: [
    'One entry: `bets`, a list of `bet` (`player`, `banker`, `tie`, `player-pair` or `banker-pair`, each once at most) and `stake` in minor units. The stakes of the bets add up to the stake of the round.',
  ],
  outcome: [
    'The cards are `deal(8, 6)`. Player gets the first and third card, banker the second and fourth.',
    'A card from ace to nine counts its rank, tens and pictures count 0. The points of a hand are the sum modulo 10.',
    'Let P and B be the points of the two cards of player and banker. Where one of them is 8 or 9, nobody draws. Otherwise the player draws the fifth card where P is 5 or less.',
    'Where the player has not drawn, the banker draws the fifth card if B is 5 or less. Where the player has drawn a card that counts t, the banker draws the sixth card if t stands in entry B of `figures.bankerDraws`.',
    '`player` and `banker` are the cards of each side in the order in which they came. `points` has the points of all cards of `player` and `banker`. `winner` is the side with more points, or `tie`.',
    '`bets` are the bets of the choice in their order, each with `bet`, `stake` and `win`. What a bet returns, in hundredths of its stake: the bet on `winner` its entry of `figures.pays`; `player` and `banker` at a tie 100; `player-pair` and `banker-pair` 1200 where the first two cards of that side have the same rank; otherwise 0.',
  ],
  win: ['The sum of `win` over all bets, already in minor units: stake of the bet × its hundredths.'],
}
