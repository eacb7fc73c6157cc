export const texts = {
  how: [
    'Choose a target. A multiplier is drawn each round. If it reaches your target, you win your stake times the target.',
    'You can choose any target from 1.01 to 1,000.00. The chance to reach it is 99 % divided by the target: 49.5 % for 2.00, 0.99 % for 100.00.',
    'The multiplier doesn’t depend on the target you choose.',
  ],
  target: 'Your target',
  chance: 'Chance',
  pays: 'Pays',
  result: 'Multiplier',
  lower: 'Lower',
  higher: 'Higher',
  told: 'The multiplier was {result}. You won {amount}',
  missed: 'The multiplier was {result}, below {target}',
}
