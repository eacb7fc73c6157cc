import { chipTexts } from '../../../shell/quick/texts/en.ts'

export const texts = {
  ...chipTexts,
  how: [
    'Eight packs, shuffled anew before each coup. Ace to nine count their pips, tens and pictures nothing; of a sum only its last digit counts.',
    'Player and banker get two cards each. With eight or nine on either side nobody draws. Otherwise the player draws a third card up to five points. If the player stood, the banker draws up to five; if not, whether the banker draws depends on both the banker’s points and the player’s third card.',
    'The higher hand wins. The player pays 1 to 1, the banker 0.95 to 1, a tie 8 to 1. At a tie, stakes on player and banker come back.',
    'A pair bet pays 11 to 1 when the first two cards of that side are of one rank.',
    '1.00 to 500.00 on one bet and up to 2,000.00 in all.',
  ],
  deal: 'Deal',
  sides: { player: 'Player', banker: 'Banker', tie: 'Tie', 'player-pair': 'Player pair', 'banker-pair': 'Banker pair' },
  choices: ['On the player', 'On the banker', 'On a tie', 'On a player pair', 'On a banker pair'],
  wins: { player: 'Player wins', banker: 'Banker wins', tie: 'Tie' },
  road: 'Last results',
  points: 'Points: {points}',
  bead: '{result}, {player} to {banker}',
  told: '{result}, {player} to {banker}. You won {amount}',
  back: '{result}, {player} to {banker}. {amount} of {stake} returned',
  missed: '{result}, {player} to {banker}. No win this time',
  bankerDraws: 'Banker’s points',
  thirds: 'The banker draws on a third card worth',
  never: 'Stands',
  bet: 'Bet',
  pays: 'Pays back',
}
