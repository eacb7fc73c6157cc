import { chipTexts } from '../../../shell/quick/texts/en.ts'

export const texts = {
  ...chipTexts,
  how: [
    'The game that is called Dragon Tiger: one card for the fox, one for the heron, and the higher one wins. The ace is the lowest card, the king the highest. Eight packs, shuffled anew before each round.',
    'A bet on the fox or the heron pays 1 to 1. At a tie it gives back half of its stake.',
    'A tie, two cards of one rank, pays 11 to 1. A suited tie, two cards of one rank and one suit, pays 50 to 1.',
    '1.00 to 500.00 on one bet and up to 2,000.00 in all.',
  ],
  deal: 'Deal',
  sides: { fox: 'Fox', heron: 'Heron', tie: 'Tie', 'suited-tie': 'Suited tie' },
  choices: ['On the fox', 'On the heron', 'On a tie', 'On a suited tie'],
  wins: { fox: 'The fox wins', heron: 'The heron wins', tie: 'Tie' },
  road: 'Last results',
  result: '{result}: {fox} – {heron}',
  told: 'You won {amount}',
  back: '{amount} of {stake} returned',
  missed: 'No win this time',
  bet: 'Bet',
  pays: 'Pays back',
}
