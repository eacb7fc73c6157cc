export const texts = {
  how: [
    'Choose one to ten numbers of forty. Each round, ten of the forty are drawn.',
    'The more of your numbers are drawn, the more you win. What each count pays depends on how many you chose.',
    'Every number is equally likely in every round: earlier draws change nothing.',
  ],
  field: 'Numbers 1 to 40',
  pick: 'Random numbers',
  clear: 'Clear',
  choose: 'Choose numbers',
  hits: '{hits} hit',
  chosen: 'Numbers chosen',
  perHit: 'Hits and what they pay',
  single: 'Each of your numbers is drawn with a chance of {percent}.',
  told: '{hits} of {chosen} hit. You won {amount}',
  returned: '{hits} of {chosen} hit. {amount} of {stake} returned',
  missed: '{hits} of {chosen} hit. No win this time',
}
