/** What every game of video poker says. */
export const videoPokerTexts = {
  deal: 'Deal',
  draw: 'Draw',
  keep: 'Keep all',
  held: 'Held',
  cards: 'Your cards',
  empty: 'No card yet',
  advise: 'Best hold',
  best: 'Best hold: it returns {multiple} on average',
  bestNone: 'Best: replace all five. That returns {multiple} on average',
  hands: {
    'royal-flush': 'Royal flush',
    'straight-flush': 'Straight flush',
    'four-aces': 'Four aces',
    'four-low': 'Four 2s to 4s',
    four: 'Four of a kind',
    'full-house': 'Full house',
    flush: 'Flush',
    straight: 'Straight',
    three: 'Three of a kind',
    'two-pair': 'Two pair',
    jacks: 'Jacks or better',
  },
  nothing: 'No pair of jacks',
  choose: 'Choose the cards to hold',
  dealt: '{hand} on the deal. Choose the cards to hold',
  told: '{hand}. You won {amount}',
  back: '{hand}. Your stake of {amount} is back',
  missed: '{hand}. No win this time',
  skill: 'The return needs the best holds. Other holds return less; “Best hold” shows them in every hand.',
  choices: ['Simple rules'],
  simple:
    '“Simple rules” hold what comes first in this list: four to a royal flush; a hand that pays; four to a straight flush; three to a royal flush; four of a suit; a pair; four in a row; two high cards of one suit; three to a straight flush; one or two high cards, the lower ones first; nothing.',
}

/** How a hand is dealt, what it pays, and what “Best hold” does: with lines of a game's own between them. */
export const dealtHow = {
  deal: 'One pack, shuffled anew for each hand. Five cards are dealt: hold those that you want to keep, with the keys 1 to 5 or by touch. The others are replaced once.',
  pays: 'The hand that you end with pays by the table, from a pair of jacks up. Your stake is part of what is paid.',
  best: '“Best hold” counts every draw of every hold and sets the cards that return most on average. You can use it in each hand and still change your mind.',
}

/** The names of four of a kind where the rank decides what it pays. */
export const bonusFours = { four: 'Four 5s to kings' }
