/** How a round follows from its numbers where the rank of four of a kind decides what it pays: for the page of each such game. */
export const bonusAlgorithm = {
  choices: [
    'First entry: null. Second entry: `hold`, the places of the cards that are held (0 to 4, rising; an empty list for none).',
  ],
  outcome: [
    'The hand is `deal(1, 5)`: `dealt`. After the stake the round is open: `hold` is null, and `cards` is the same as `dealt`.',
    'After the second entry let the cards be `deal(1, 10 − h)`, again from the first number of the round, with h the number of held places. The first five are those of before. From the left, each place that is not held gets the next card after the fifth. `cards` is what lies there then, `hold` is the choice, and the round is over.',
    '`hand` is the first of these that `cards` is, in this order, or null; while the round is open it says what the dealt cards are. `royal-flush`: ten, jack, queen, king and ace of one suit. `straight-flush`: five ranks in a row of one suit. `four-aces`: four aces. `four-low`: four twos, four threes or four fours. `four`: four of any other rank. `full-house`: three of one rank and two of another. `flush`: one suit. `straight`: five ranks in a row. `three`: three of one rank. `two-pair`. `jacks`: a pair of jacks, queens, kings or aces. In a row the ace stands below the two or above the king, and nowhere between.',
  ],
  win: [
    'stake × the entry of `figures.pays` for `hand` (times, not hundredths); 0 for null and while the round is open.',
  ],
}
