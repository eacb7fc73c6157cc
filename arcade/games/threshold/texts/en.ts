export const texts = {
  how: [
    'Choose a height. The climb stops at a height of its own; if it gets at least as high as yours, your stake is paid that many times.',
    'Any height from 1.01 to 1,000.00 can be chosen. The chance to get there is 99 % divided by the height: one in two and a bit for 2.00, one in a hundred and one for 100.00.',
    'Where the climb stops does not depend on the height that you choose.',
  ],
  target: 'Your height',
  chance: 'Chance',
  pays: 'Pays',
  result: 'Height reached',
  lower: 'Lower',
  higher: 'Higher',
  told: 'The climb reached {result}. You won {amount}',
  missed: 'The climb stopped at {result}, below {target}',
}
