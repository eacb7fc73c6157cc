import { chipTexts } from '../../../shell/quick/texts/en.ts'

export const texts = {
  ...chipTexts,
  how: [
    'One wheel with 37 pockets: 1 to 36 and one zero, all equally likely.',
    'Put chips on numbers and groups of numbers. A bet on n numbers pays 36 ÷ n times its stake, stake included: one number 36, two 18, three 12, four 9, six 6, a dozen or a column 3, red, black, even, odd, low and high 2.',
    'Zero wins only for bets on zero. Each bet is paid separately, and the result lists them one by one.',
    '1.00 to 500.00 on one bet, up to 40 bets and 2,000.00 in all.',
  ],
  spin: 'Spin',
  history: 'Last numbers',
  red: 'Red',
  black: 'Black',
  even: 'Even',
  odd: 'Odd',
  low: '1 to 18',
  high: '19 to 36',
  dozen: 'Dozen {index}',
  column: 'Column {index}',
  zero: 'Zero',
  bets: { split: '{a} and {b}', street: 'Street from {a}', corner: 'Corner from {a}', line: 'Six line from {a}' },
  colours: { red: 'red', black: 'black', zero: 'zero' },
  told: '{pocket}, {colour}. You won {amount}',
  back: '{pocket}, {colour}. {amount} of {stake} returned',
  missed: '{pocket}, {colour}. No win this time',
  inside: 'Between numbers',
  limit: 'You can bet up to 500.00 on one bet and 2,000.00 in all.',
}
