export const texts = {
  how: [
    'Choose a risk and how many rows of pins the ball falls through. At each pin it goes left or right with equal chance.',
    'The bin it lands in pays its multiple of your stake. Outer bins are rare and pay more: the higher the risk, the more they pay, and the less the middle pays.',
    'Every bin pays something. With some bins that is less than your stake.',
  ],
  risk: 'Risk',
  risks: { low: 'Low', medium: 'Medium', high: 'High' },
  rows: 'Rows',
  most: 'Largest win',
  chance: 'Chance of it',
  drop: 'Drop',
  bins: 'Bins, from outermost to middle',
  caption: '{risk} risk',
  told: 'The ball landed on {multiple}. You won {amount}',
  returned: 'The ball landed on {multiple}. {amount} of {stake} returned',
}
