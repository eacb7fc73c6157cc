export const texts = {
  how: [
    'A roll is a number from 00.00 to 99.99, all equally likely.',
    'Choose a side and how often you want to win: with a chance of 25 %, “under” wins on every roll below 25.00, “over” on every roll from 75.00 up.',
    'A win pays 99 divided by the chance in percent, rounded down to two decimals: at 25 % it pays 3.96 times the stake.',
  ],
  side: 'Side',
  under: 'Under',
  over: 'Over',
  chance: 'Chance to win',
  pays: 'Pays',
  roll: 'Roll',
  winsBelow: 'Wins below {edge}',
  winsFrom: 'Wins from {edge}',
  told: 'Rolled {roll}. You won {amount}',
  missed: 'Rolled {roll}. No win this time',
}
